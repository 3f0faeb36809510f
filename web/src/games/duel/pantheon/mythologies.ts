/** The ground of a mythology's gods and tokens. */
const GROUNDS: Record<string, string> = {
  mesopotamian: 'var(--green)',
  phoenician: '#8a6410',
  greek: 'var(--blue)',
  roman: 'var(--red)',
};

export const groundOf = (mythology: string | null): string => GROUNDS[mythology ?? ''] ?? 'var(--grey)';
