/** The ground of a mythology's gods and tokens. */
const GROUNDS: Record<string, string> = {
  mesopotamian: 'var(--science)',
  phoenician: '#8a6410',
  greek: 'var(--civil)',
  roman: 'var(--war)',
};

export const groundOf = (mythology: string | null): string => GROUNDS[mythology ?? ''] ?? 'var(--made)';
