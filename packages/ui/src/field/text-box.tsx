import type { ComponentProps, ReactNode } from 'react';
import type { ControlState } from './control.ts';
import { boxInput, boxStyles } from './field.styles.ts';
import { useDeferredBlur } from './use-deferred-blur.ts';

export type TextBoxProps = Omit<ComponentProps<'input'>, 'size'> & {
  state: ControlState;
  /** Content inside the border, before the text. */
  before?: ReactNode;
  /** Content inside the border, after the text. */
  after?: ReactNode;
};

/** Renders a text input with its border. `onBlur` runs at the end of the press that caused the blur. */
export function TextBox({ state, before, after, className, onFocus, onBlur, ...input }: TextBoxProps) {
  const focus = useDeferredBlur({ onFocus, onBlur });
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
