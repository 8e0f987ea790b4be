import { PickerSheet } from './picker-sheet.tsx';
import { SearchList } from './search-list.tsx';
import type { LoadedOptions } from './use-options.ts';
import type { Suggest } from './use-suggestions.ts';

export type PickerPanelProps = {
  id: string;
  title: string;
  searchLabel: string | undefined;
  options: LoadedOptions;
  value: string;
  suggest: Suggest | undefined;
  by: 'touch' | 'pointer';
  onPick: (value: string) => void;
  onClose: () => void;
};

/** Renders the sheet of a picker with its search box and its list. */
export const PickerPanel = ({ id, title, by, onClose, ...list }: PickerPanelProps) => (
  <PickerSheet {...{ id, title, by, onClose }}>
    <SearchList id={id} title={title} {...list} />
  </PickerSheet>
);
