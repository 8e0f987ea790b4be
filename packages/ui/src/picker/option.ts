/** A row to choose, with what else it is found by. */
export type PickerOption = {
  value: string;
  label: string;
  /** at the end of the row, muted: a calling code, a stock code */
  aside?: string;
  /** found by these too: a code, the English name */
  keywords?: readonly string[];
  disabled?: boolean;
};

/** The options themselves, or what fetches them when they are needed. A loader keeps its identity: it is called once. */
export type OptionSource = readonly PickerOption[] | (() => Promise<readonly PickerOption[]>);
