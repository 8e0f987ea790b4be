import type { ComponentProps, ReactNode } from 'react';
import type { ControlState } from './control.ts';
import { boxInput, boxStyles } from './field.styles.ts';

export type TextBoxProps = Omit<ComponentProps<'input'>, 'size'> & {
  state: ControlState;
  /** inside the box, before and after what is typed */
  before?: ReactNode;
  after?: ReactNode;
};

/** A native text input in its box. */
export const TextBox = ({ state, before, after, className, ...input }: TextBoxProps) => (
  <span data-state={state} className={boxStyles()}>
    {before}
    <input
      {...input}
      disabled={state === 'disabled'}
      readOnly={state === 'readonly'}
      aria-invalid={state === 'error' ? true : undefined}
      className={boxInput({ className })}
    />
    {after}
  </span>
);
