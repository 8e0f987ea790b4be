/** An option that the user can choose in a `Picker`. */
export type PickerOption = {
  value: string;
  label: string;
  /** Muted text at the end of the row, such as a calling code. */
  aside?: string;
  /** Additional search terms, such as a code or the English name. */
  keywords?: readonly string[];
  disabled?: boolean;
};

/** Options, or a function that loads them once. Pass the same function on every render. */
export type OptionSource = readonly PickerOption[] | (() => Promise<readonly PickerOption[]>);
