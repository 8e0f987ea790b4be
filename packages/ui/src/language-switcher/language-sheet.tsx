import { LanguageList, type LanguageListProps } from '../language-list/language-list.tsx';
import { Sheet } from '../sheet/sheet.tsx';

export type LanguageSheetProps = LanguageListProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
};

/** Renders a `LanguageList` in a sheet. `LanguageSwitcher` loads the code of this component on demand. */
export const LanguageSheet = ({ open, onOpenChange, title, ...list }: LanguageSheetProps) => (
  <Sheet open={open} onOpenChange={onOpenChange} title={title} padding="none">
    <LanguageList {...list} />
  </Sheet>
);
