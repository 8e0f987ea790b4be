/** An option of a `CheckboxGroup`. */
export type CheckOption = {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  /** For options such as "None of these". Checking one clears the others, and the reverse. */
  exclusive?: boolean;
};

/** Returns the checked values after a press, in the order of the options. Unknown values stay at the end. */
export function toggled(options: readonly CheckOption[], ticked: readonly string[], pressed: string): string[] {
  if (ticked.includes(pressed)) return ticked.filter((value) => value !== pressed);
  const isExclusive = (value: string) => options.find((option) => option.value === value)?.exclusive === true;
  const kept = isExclusive(pressed) ? [] : ticked.filter((value) => !isExclusive(value));
  const wanted = [...kept, pressed];
  const known = options.map((option) => option.value).filter((value) => wanted.includes(value));
  return [...known, ...kept.filter((value) => !known.includes(value))];
}

export const tickedIn = (element: Element): string[] =>
  Array.from(element.querySelectorAll<HTMLInputElement>('input:checked'), (input) => input.value);

/** Returns true if the checked state of any option differs from `ticked`. */
export const differs = (
  options: readonly CheckOption[],
  ticked: readonly string[],
  found: readonly string[],
): boolean => options.some(({ value }) => ticked.includes(value) !== found.includes(value));
