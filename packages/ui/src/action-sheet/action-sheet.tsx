import type { MouseEvent, ReactNode } from 'react';
import { useGuardedPress } from '../press/press.ts';
import { Sheet } from '../sheet/sheet.tsx';

/** One action of a sheet; `tone` `danger` for what cannot be undone. */
export type SheetAction = {
  id: string;
  /** what it does: "Take a photo" */
  label: string;
  detail?: string;
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
};

/** What is to be decided, and the actions to choose from; the sheet asks to be closed and does not close itself. */
export type ActionSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** what is to be decided: "Add your passport" */
  title: ReactNode;
  description?: ReactNode;
  actions: readonly SheetAction[];
  /** called after the sheet was asked to close */
  onChoose: (id: string) => void;
};

/** A short list of things to do, in a sheet. Renders a `Sheet` with a `<ul>` of buttons. */
export function ActionSheet({ open, onOpenChange, title, description, actions, onChoose }: ActionSheetProps) {
  const choose = useGuardedPress<MouseEvent<HTMLButtonElement>>((event) => {
    onOpenChange(false);
    onChoose(event.currentTarget.value);
  });
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} description={description} padding="none">
      <ul className="m-0 list-none divide-y divide-line border-line border-t p-0 pb-2">
        {actions.map(({ id, label, detail, icon, tone = 'plain', disabled }) => (
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
