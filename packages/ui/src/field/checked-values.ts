/** An option of a `CheckboxGroup` or a `ChipGroup`, with its value and label. */
export type CheckOption = {
  /** The value that the field reports and sends if the option is checked. */
  value: string;
  /** The visible text of the option. */
  label: string;
  /** Help text below the label. */
  hint?: string;
  /** Whether the user can't change this option. */
  disabled?: boolean;
  /**
   * Whether the option excludes all others, such as "None of these". Checking it clears all other options, and checking
   * another option clears it.
   */
  exclusive?: boolean;
};

/** Returns the checked values after a press on one option, in the order of the options. Unknown values come last. */
export function toggleOption(options: readonly CheckOption[], ticked: readonly string[], pressed: string): string[] {
  if (ticked.includes(pressed)) return ticked.filter((value) => value !== pressed);
  const isExclusive = (value: string) => options.find((option) => option.value === value)?.exclusive === true;
  const kept = isExclusive(pressed) ? [] : ticked.filter((value) => !isExclusive(value));
  const wanted = [...kept, pressed];
  const known = options.map((option) => option.value).filter((value) => wanted.includes(value));
  return [...known, ...kept.filter((value) => !known.includes(value))];
}

/** Returns the values of the checked inputs in an element. */
export const getCheckedValues = (element: Element): string[] =>
  Array.from(element.querySelectorAll<HTMLInputElement>('input:checked'), (input) => input.value);

/** Returns whether two selections differ in at least one option. Ignores order and unknown values. */
export const hasDifferentValues = (
  options: readonly CheckOption[],
  ticked: readonly string[],
  found: readonly string[],
): boolean => options.some(({ value }) => ticked.includes(value) !== found.includes(value));
