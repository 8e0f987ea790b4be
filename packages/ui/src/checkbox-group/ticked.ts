/** A box to tick, with a second line that explains it where it needs one. */
export type CheckOption = {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  /** "None of these": ticking it clears the others, ticking another clears it */
  exclusive?: boolean;
};

/** The ticked values after a press on `pressed`, in the order of the options. Values that are no option are kept, at the end. */
export function toggled(options: readonly CheckOption[], ticked: readonly string[], pressed: string): string[] {
  if (ticked.includes(pressed)) return ticked.filter((value) => value !== pressed);
  const isExclusive = (value: string) => options.find((option) => option.value === value)?.exclusive === true;
  const kept = isExclusive(pressed) ? [] : ticked.filter((value) => !isExclusive(value));
  const wanted = [...kept, pressed];
  const known = options.map((option) => option.value).filter((value) => wanted.includes(value));
  return [...known, ...kept.filter((value) => !known.includes(value))];
}

/** The values of the ticked checkboxes in an element, in document order. */
export const tickedIn = (element: Element): string[] =>
  Array.from(element.querySelectorAll<HTMLInputElement>('input:checked'), (input) => input.value);

/** Whether an element's checkboxes say otherwise than `ticked`. */
export const differs = (
  options: readonly CheckOption[],
  ticked: readonly string[],
  found: readonly string[],
): boolean => options.some(({ value }) => ticked.includes(value) !== found.includes(value));
