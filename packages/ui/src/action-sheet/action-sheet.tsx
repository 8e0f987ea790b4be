import type { MouseEvent, ReactNode } from 'react';
import { useGuardedPress } from '../press/press.ts';
import { Sheet, type SheetProps } from '../sheet/sheet.tsx';
import { useControlled } from '../use-controlled/use-controlled.ts';

/** An action that the user can choose in an `ActionSheet`, shown as a row. */
export type SheetAction = {
  id: string;
  label: string;
  detail?: string;
  icon?: ReactNode;
  /** The colour of the row. Use `danger` for an action that cannot be undone. Default: `neutral`. */
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
};

export type ActionSheetProps = Omit<
  SheetProps,
  'header' | 'footer' | 'children' | 'height' | 'padding' | 'initialFocus'
> & {
  /** The actions, one on each row. */
  actions: readonly SheetAction[];
  /** Called with the id of the action that the user chooses, after `onOpenChange(false)`. */
  onAction?: (id: string) => void;
};

/** Renders a sheet with a `<ul>` of buttons, from which the user chooses one action. */
export function ActionSheet({
  open: given,
  defaultOpen = false,
  onOpenChange,
  actions,
  onAction,
  ...sheet
}: ActionSheetProps) {
  const [open, change] = useControlled(given, defaultOpen, onOpenChange);
  const choose = useGuardedPress<MouseEvent<HTMLButtonElement>>((event) => {
    change(false);
    onAction?.(event.currentTarget.value);
  });
  return (
    <Sheet {...sheet} open={open} onOpenChange={change} padding="none">
      <ul className="m-0 list-none row-lines border-line border-t p-0 pb-2">
        {actions.map(({ id, label, detail, icon, tone, disabled }) => (
          <li key={id}>
            <button
              type="button"
              value={id}
              disabled={disabled}
              onClick={choose}
              className={`flex min-h-[3.5rem] w-full cursor-pointer items-center gap-3 border-0 bg-transparent px-4 py-3 text-start text-body -outline-offset-2! transition-colors hover:bg-accent-soft active:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-45 ${
                tone === 'danger' ? 'text-danger' : 'text-ink'
              }`}
            >
              {icon ? <span className={`shrink-0 ${tone === 'danger' ? '' : 'text-accent'}`}>{icon}</span> : null}
              <span className="min-w-0">
                <span className="block">{label}</span>
                {detail ? <span className="block text-caption text-ink-muted">{detail}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
