export type PickerOption = {
  value: string;
  label: string;
  /** a second line, muted */
  description?: string;
  /** found by these too: a code, the English name */
  keywords?: readonly string[];
  disabled?: boolean;
};

/** The options themselves, or what fetches them when they are needed. A loader keeps its identity: it is called once. */
export type OptionSource = readonly PickerOption[] | (() => Promise<readonly PickerOption[]>);
