import { memo } from 'react';
import { CharacterCount } from '../field/character-count.tsx';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useDeferredBlur } from '../field/use-deferred-blur.ts';
import { useTextControl } from '../field/use-text-control.ts';

export type TextAreaProps = FieldProps<string, 'textarea'> & {
  /** The minimum number of lines. In browsers with `field-sizing`, the field grows with its content. Default: `3`. */
  rows?: number;
  /** The maximum number of characters. Longer text is accepted, but the counter shows the excess. */
  maxLength?: number;
  /** Returns the text to store on blur, such as a trimmed text (UI-05). By default, the text stays as typed. */
  normalise?: (text: string) => string;
};

/** Renders a text field with several lines, as a `<textarea>`. */
export const TextArea = memo(function TextArea({ rows = 3, maxLength, onFocus, ...props }: TextAreaProps) {
  const { field, input } = useTextControl<HTMLTextAreaElement>(props, maxLength ? 'count' : undefined);
  const focus = useDeferredBlur<HTMLTextAreaElement>({ onFocus, onBlur: input.onBlur });
  return (
    <Field {...field.frame}>
      <span data-state={field.state} className={boxStyles()}>
        <textarea
          {...input}
          {...focus}
          rows={rows}
          readOnly={field.frozen.readOnly}
          className={boxInput({ className: 'field-sizing-content max-h-80 resize-y' })}
        />
      </span>
      {maxLength ? <CharacterCount id={field.id} text={field.value} maxLength={maxLength} /> : null}
    </Field>
  );
});
