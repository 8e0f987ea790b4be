import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import Check from 'lucide-react/icons/check';
import type { ElementProps } from '../element-props/element-props.ts';
import { stepMarkStyles } from './steps.styles.ts';

/** The state of a step, as the mark shows it and screen readers announce it. */
export type StepState = 'done' | 'current' | 'waiting' | 'failed';

/** A step in a `Steps` list, with its label and state. */
export type Step = {
  id: string;
  label: string;
  state: StepState;
  detail?: string;
};

export type StepsProps = {
  /** The accessible name of the list. */
  label: string;
  /** The steps in their order. */
  steps: readonly Step[];
  /** Called with the id of a completed step that the user presses. Without it, steps are not buttons. */
  onAction?: (id: string) => void;
} & ElementProps<'ol', 'children'>;

/** Renders a vertical list of steps as an `<ol>`. `data-state` of each item: done, current, waiting, failed. */
export function Steps({ label, steps, onAction, className = '', ...rest }: StepsProps) {
  const t = useText(ui);
  return (
    <ol aria-label={label} {...rest} className={`m-0 list-none p-0 ${className}`}>
      {steps.map(({ id, label, state, detail }, index) => {
        const words = (
          <>
            <span className="block">{label}</span>
            <span className="sr-only">{t(stateWords[state])}</span>
            {detail ? <span className="block text-caption text-ink-muted">{detail}</span> : null}
          </>
        );
        return (
          <li
            key={id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-[1.75rem] not-last:before:bottom-0 not-last:before:start-[0.8125rem] not-last:before:w-px not-last:before:bg-line-strong/60"
          >
            <span aria-hidden className={stepMarkStyles({ state })}>
              {state === 'done' ? <Check size={16} strokeWidth={2.5} /> : state === 'failed' ? '!' : index + 1}
            </span>
            {onAction && state === 'done' ? (
              <button
                type="button"
                onClick={() => onAction(id)}
                className="-mx-1 -my-2 min-h-target rounded-control cursor-pointer border-0 bg-transparent px-1 text-start text-accent text-label hover:underline"
              >
                {words}
              </button>
            ) : (
              <span className="min-h-[1.75rem] content-center text-ink-muted text-label group-data-[state=current]:font-semibold group-data-[state=current]:text-ink group-data-[state=failed]:text-danger">
                {words}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const stateWords = {
  done: 'stepDone',
  current: 'stepCurrent',
  waiting: 'stepWaiting',
  failed: 'stepFailed',
} as const satisfies Record<StepState, string>;
