import type { ComponentProps, ReactNode } from 'react';
import type { ControlState } from './control.ts';
import { boxInput, boxStyles } from './field.styles.ts';
import { useLeavingPress } from './use-leaving-press.ts';

export type TextBoxProps = Omit<ComponentProps<'input'>, 'size'> & {
  state: ControlState;
  /** inside the box, before and after what is typed */
  before?: ReactNode;
  after?: ReactNode;
};

/** A native text input in its box. Left by a press, it says so once that press has become a click. */
export function TextBox({ state, before, after, className, onFocus, onBlur, ...input }: TextBoxProps) {
  const focus = useLeavingPress({ onFocus, onBlur });
  return (
    <span data-state={state} className={boxStyles()}>
      {before}
      <input
        {...input}
        {...focus}
        disabled={state === 'disabled'}
        readOnly={state === 'readonly'}
        aria-invalid={state === 'error' ? true : undefined}
        className={boxInput({ className })}
      />
      {after}
    </span>
  );
}
