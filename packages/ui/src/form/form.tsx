import type { ComponentProps, ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

/** The props of a `Form`: those of a `<form>`. React calls a function in `action` with the `FormData` of the fields. */
export type FormProps = {
  /** A URL, or a function that receives the answers as `FormData`. */
  action?: ComponentProps<'form'>['action'];
  /** The fields and a button. */
  children?: ReactNode;
} & ElementProps<'form', 'action' | 'children'>;

/** Renders a `<form>` with 20 px between its fields. */
export const Form = ({ className = '', ...rest }: FormProps) => (
  <form {...rest} className={`flex flex-col gap-5 ${className}`} />
);
