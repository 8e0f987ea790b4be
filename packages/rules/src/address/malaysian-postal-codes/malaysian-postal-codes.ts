/** A Malaysian state as an ISO 3166-2 code. `city` is present if the state is a federal territory. */
export type MalaysianPlace = { readonly state: string; readonly city?: string };

/** Ranges of the first two digits of a postal code, by state. Source: Pos Malaysia, general knowledge. The customer checks the filled-in answer. */
const states: readonly (readonly [first: number, last: number, place: MalaysianPlace])[] = [
  [1, 2, { state: 'MY-09' }],
  [5, 9, { state: 'MY-02' }],
  [10, 14, { state: 'MY-07' }],
  [15, 18, { state: 'MY-03' }],
  [20, 24, { state: 'MY-11' }],
  [25, 28, { state: 'MY-06' }],
  [30, 36, { state: 'MY-08' }],
  [39, 39, { state: 'MY-06' }],
  [40, 48, { state: 'MY-10' }],
  [49, 49, { state: 'MY-06' }],
  [50, 60, { state: 'MY-14', city: 'Kuala Lumpur' }],
  [62, 62, { state: 'MY-16', city: 'Putrajaya' }],
  [63, 64, { state: 'MY-10' }],
  [68, 68, { state: 'MY-10' }],
  [69, 69, { state: 'MY-06' }],
  [70, 73, { state: 'MY-05' }],
  [75, 78, { state: 'MY-04' }],
  [79, 86, { state: 'MY-01' }],
  [87, 87, { state: 'MY-15', city: 'Labuan' }],
  [88, 91, { state: 'MY-12' }],
  [93, 98, { state: 'MY-13' }],
];

/** Exceptions to the ranges. Bandar Baharu is in Kedah, but its postal code starts with digits of Perak. */
const exceptions: Readonly<Record<string, MalaysianPlace>> = { '34950': { state: 'MY-02' } };

/**
 * Returns the state of a Malaysian postal code, and the city of a federal territory. Returns undefined if no state has the code.
 * @param code five digits
 */
export function findMalaysianPlace(code: string): MalaysianPlace | undefined {
  if (!/^\d{5}$/.test(code)) return undefined;
  const start = Number(code.slice(0, 2));
  return exceptions[code] ?? states.find(([first, last]) => first <= start && start <= last)?.[2];
}
