import type { ElementProps } from '../element-props/element-props.ts';

/** The props of a `Form`: those of a `<form>`. React calls a function in `action` with the `FormData` of the fields. */
export type FormProps = ElementProps<'form'>;

/** Renders a `<form>` with 20 px between its fields. */
export const Form = ({ className = '', ...rest }: FormProps) => (
  <form {...rest} className={`flex flex-col gap-5 ${className}`} />
);
