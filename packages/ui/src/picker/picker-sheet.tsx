import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { isComposing } from '../field/is-composing.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { dialogStyles, sheetStyles } from './picker.styles.ts';
import { useModal } from './use-modal.ts';

type PickerSheetProps = {
  id: string;
  title: string;
  /**
   * The input device that opened the sheet. After `touch`, the search box does not get focus, because the keyboard
   * would cover half of the list.
   */
  by: 'touch' | 'pointer';
  onClose: () => void;
  children: ReactNode;
};

/** Returns the selector of the element that gets the initial focus. */
export const getInitialFocusSelector = (by: PickerSheetProps['by']): string =>
  by === 'touch' ? '[role=listbox]' : 'input';

/** Renders a modal `<dialog>` at the bottom of the screen. Escape and a press outside close it. */
export const PickerSheet = ({ children, ...sheet }: PickerSheetProps) => (
  <dialog
    id={sheet.id}
    aria-labelledby={`${sheet.id}-title`}
    className={dialogStyles()}
    onClose={sheet.onClose}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation(); // otherwise a sheet around the field would also close
      sheet.onClose();
    }}
    onPointerDown={(event) => event.target === event.currentTarget && sheet.onClose()}
  >
    <div className={sheetStyles()}>
      <Heading {...sheet} />
      {children}
    </div>
  </dialog>
);

function Heading({ id, title, by, onClose }: Omit<PickerSheetProps, 'children'>) {
  const t = useText(uiFields);
  const ref = useRef<HTMLDivElement>(null);
  useModal(ref, getInitialFocusSelector(by));
  return (
    <div ref={ref} className="flex items-center justify-between gap-2 ps-gutter pe-1 pt-2">
      <h2 id={`${id}-title`} className="min-w-0 text-ink text-title">
        {title}
      </h2>
      <IconButton label={t('close')} icon={<X size={22} />} onPress={onClose} />
    </div>
  );
}
