import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { useText } from '@quayside/i18n/use-text';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useSwipe } from '../swipe/swipe.ts';
import { swipeActionStyles, swipeActionsStyles } from './swipe-cell.styles.ts';
import { getSwipedState, type SwipeCellState } from './swiped-state.ts';

/** An action of a `SwipeCell`, shown as a button. */
export type SwipeAction = {
  id: string;
  label: string;
  /** An icon of 20 px, shown above the label of the action. */
  icon?: ReactNode;
  /** Use `danger` for an action that cannot be undone. Default: `neutral`. */
  tone?: 'neutral' | 'danger';
  onPress: () => void;
};

export type SwipeCellProps = {
  /** The name of the row, for the accessible name of its button. */
  label: string;
  /** The text of the row. */
  title: ReactNode;
  /** Small text below the title. */
  detail?: ReactNode;
  /** One to three actions, in the order of their buttons. */
  actions: readonly SwipeAction[];
} & ElementProps<'li', 'title' | 'children'>;

/**
 * Renders a row of a `List` with actions that appear after a swipe or a press on a button. If they do not fit beside
 * the title, they move below it. Escape hides them. `data-state`: closed, open.
 */
export function SwipeCell({ label, title, detail, actions, className = '', style, ...rest }: SwipeCellProps) {
  const t = useText(uiReading);
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<SwipeCellState>('closed');
  const close = () => {
    setState('closed');
    more.current?.focus();
  };
  const swipe = useSwipe('x', (swiped) => {
    const writing = more.current && getComputedStyle(more.current).direction === 'rtl' ? 'rtl' : 'ltr';
    setState(getSwipedState(swiped, writing, state));
  });
  return (
    <li
      {...rest}
      {...swipe}
      style={{ ...swipe.style, ...style }}
      data-state={state}
      className={`flex flex-wrap overflow-clip bg-surface-raised ${className}`}
    >
      <div className="flex min-h-[3.5rem] min-w-0 flex-[1_1_9.5rem] items-center gap-2 py-1 ps-4 pe-1">
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="block text-body text-ink">{title}</span>
          {detail ? <span className="block text-caption text-ink-muted">{detail}</span> : null}
        </span>
        <IconButton
          ref={more}
          label={t('actionsFor', { what: label })}
          icon={<Ellipsis size="1.25rem" />}
          aria-expanded={state === 'open'}
          aria-controls={id}
          onPress={() => setState(state === 'open' ? 'closed' : 'open')}
        />
      </div>
      <div id={id} role="group" aria-label={t('actionsFor', { what: label })} className={swipeActionsStyles({ state })}>
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
            onClick={() => {
              close();
              action.onPress();
            }}
            className={swipeActionStyles({ tone: action.tone })}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
      </div>
    </li>
  );
}
