import { getRoot } from '../dom-root/dom-root.ts';

type FormValueProps = {
  name: string | undefined;
  value: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The id of the control to focus if the browser finds that the answer is missing. */
  control: string;
};

/**
 * Renders the value of a field for native forms, if its control shows another text. An input that is `required` is not
 * of type `hidden`, because browsers do not check hidden inputs.
 */
export const FormValue = ({ control, ...input }: FormValueProps) =>
  input.name || input.required ? (
    <input
      {...input}
      type={input.required ? 'text' : 'hidden'}
      aria-hidden
      tabIndex={-1}
      className="sr-only"
      onChange={() => undefined}
      onFocus={({ target }) => getRoot(target).getElementById(control)?.focus()}
    />
  ) : null;
