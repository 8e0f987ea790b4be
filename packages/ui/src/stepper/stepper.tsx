import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import { parseAmount } from '@quayside/values/amount/typed-amount';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { controlState } from '../field/control.ts';
import { boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { FormValue } from '../field/form-value.tsx';
import { isComposing } from '../field/is-composing.ts';
import { useField } from '../field/use-field.ts';
import { NumberBox } from '../number-field/number-box.tsx';
import { type NumberLimits, stepNumber, unitTexts } from '../number-field/number-text.ts';
import { useNumberIssue } from '../number-field/use-number-issue.ts';
import { useHold } from './use-hold.ts';

/** The props of a `Stepper`. `value` is a decimal as text, or the typed text if it is not a number. */
export type StepperProps = Omit<FieldProps<string>, 'label' | 'min' | 'max' | 'step'> &
  NumberLimits & {
    /** The visible label, which is also part of the names of the buttons. */
    label: string;
    /** The increment as a decimal in text. Default: 1. */
    step?: string;
    /** The unit, shown in the input. */
    unit?: string;
  };

/**
 * Renders a number input with buttons that change the value by `step`. Holding a button repeats the change. Arrow keys
 * also change it by one step, Page Up and Page Down by ten. Steps stay within the limits. A typed value beyond the
 * limits is not changed, but shows an error on blur.
 */
export const Stepper = memo(function Stepper(props: StepperProps) {
  const { id, value, change, own, ...field } = useField<string, StepperProps>(props, '');
  const { min, max, decimals = 0, step = '1', unit, onKeyDown, ...input } = own;
  const t = useText(uiEntry);
  const [announced, setAnnounced] = useState('');
  const issue = useNumberIssue(value, { min, max, decimals }, { words: unitTexts(unit) });
  const error = props.error ?? issue.message;
  const { disabled, readOnly } = field.frozen;
  const number = parseAmount(value);
  const after = (times: number) => stepNumber(value, { step, times, min, max });

  const stepBy = (times: number) => {
    const next = after(times);
    setAnnounced(next);
    if (next !== value) change(next);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const times = stepsOf[event.key];
    if (times === undefined || disabled || readOnly || isComposing(event)) return;
    event.preventDefault();
    stepBy(times);
  };
  const button = (times: 1 | -1, icon: ReactNode) => (
    <StepButton
      label={t(times > 0 ? 'increase' : 'decrease', { label: props.label })}
      controls={id}
      icon={icon}
      state={disabled ? 'disabled' : readOnly || after(times) === value ? 'ended' : 'idle'}
      onStep={() => stepBy(times)}
    />
  );
  return (
    <Field {...field.frame} error={error}>
      <div className="flex w-full max-w-72 items-stretch gap-2">
        {button(-1, <Minus aria-hidden size="1.375rem" />)}
        <div className="min-w-0 flex-1">
          <NumberBox
            {...input}
            {...field.control([unit && 'unit'], error)}
            id={id}
            value={value}
            decimals={decimals}
            unit={unit}
            role="spinbutton"
            aria-valuenow={number === undefined ? undefined : Number(number)}
            aria-valuetext={value === '' ? undefined : value}
            aria-valuemin={min === undefined ? undefined : Number(min)}
            aria-valuemax={max === undefined ? undefined : Number(max)}
            state={controlState({ error, disabled, readOnly })}
            className="text-center"
            onValue={change}
            onKeyDown={onKey}
            onPasted={issue.show}
            reset={field.reset}
            onBlur={(event) => {
              issue.show();
              field.onBlur?.(event);
            }}
          />
        </div>
        {button(1, <Plus aria-hidden size="1.375rem" />)}
      </div>
      <FormValue {...field.form} value={value} />
      <span role="status" className="sr-only">
        {announced === value ? announced : ''}
      </span>
    </Field>
  );
});

const stepsOf: Readonly<Record<string, number | undefined>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

type StepButtonProps = {
  label: string;
  controls: string;
  icon: ReactNode;
  /** `ended` means that the value has reached its limit. The button keeps focus. */
  state: 'idle' | 'ended' | 'disabled';
  onStep: () => void;
};

function StepButton({ label, controls, icon, state, onStep }: StepButtonProps) {
  const step = () => state === 'idle' && onStep();
  const { wasHeld, hold } = useHold(step);
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      disabled={state === 'disabled'}
      aria-disabled={state === 'ended' || undefined}
      data-state={state}
      className={boxStyles({
        width: 'content',
        className:
          'min-w-control cursor-pointer touch-manipulation select-none justify-center active:bg-accent-soft data-[state=disabled]:cursor-not-allowed data-[state=ended]:cursor-not-allowed data-[state=ended]:border-line data-[state=ended]:bg-surface-sunken data-[state=ended]:text-ink-muted',
      })}
      {...hold}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => wasHeld() || step()}
    >
      {icon}
    </button>
  );
}
