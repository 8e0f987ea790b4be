import { memo } from 'react';
import { CharacterCount } from '../field/character-count.tsx';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useDeferredBlur } from '../field/use-deferred-blur.ts';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';

export type TextAreaProps = FieldProps<string, 'textarea'> & {
  /** The minimum number of lines. In browsers with `field-sizing`, the field grows with its content. Default: `3`. */
  rows?: number;
  /** The maximum number of characters. Longer text is accepted, but the counter shows the excess. */
  maxLength?: number;
  /** Returns the text to store on blur, such as a trimmed text (UI-05). By default, the text stays as typed. */
  normalise?: (text: string) => string;
};

/** Renders a text field with several lines, as a `<textarea>`. */
export const TextArea = memo(function TextArea(props: TextAreaProps) {
  const { id, value, change, own, ...field } = useField<string, TextAreaProps>(props, '');
  const { rows = 3, maxLength, normalise, ref, onChange, onFocus, ...textarea } = own;
  const control = useInput<HTMLTextAreaElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      if (element.value !== value.replaceAll('\r\n', '\n')) change(element.value);
    },
  });
  const leave = (element: HTMLTextAreaElement) => {
    const typed = element.value;
    const tidy = normalise?.(typed) ?? typed;
    if (tidy === typed) return;
    element.value = tidy;
    change(tidy);
  };
  const focus = useDeferredBlur<HTMLTextAreaElement>({
    onFocus,
    onBlur: (event) => {
      leave(event.target);
      field.onBlur?.(event);
    },
  });
  return (
    <Field {...field.frame}>
      <span data-state={field.state} className={boxStyles()}>
        <textarea
          {...textarea}
          {...field.native}
          {...field.frozen}
          ref={control}
          id={id}
          name={field.name}
          rows={rows}
          required={field.required}
          aria-invalid={field.invalid}
          aria-describedby={field.describe([maxLength ? `${id}-count` : undefined])}
          className={boxInput({ className: 'field-sizing-content max-h-80 resize-y' })}
          onChange={(event) => {
            change(event.target.value);
            onChange?.(event);
          }}
          {...focus}
        />
      </span>
      {maxLength ? <CharacterCount id={id} text={value} maxLength={maxLength} /> : null}
    </Field>
  );
});
