// The names of the panels that show a whole city.
const CITY = /^city-(\d)$/;

export const panelOfCity = (seat: number): string => `city-${seat}`;

/** The seat whose city a panel shows; `null` for any other panel. */
export function seatOfPanel(panel: string): number | null {
  const seat = CITY.exec(panel)?.[1];
  return seat === undefined ? null : Number(seat);
}
