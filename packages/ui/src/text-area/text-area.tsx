import { type ComponentProps, memo } from 'react';
import { CharacterCount } from '../field/character-count.tsx';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useDeferredBlur } from '../field/use-deferred-blur.ts';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';

export type TextAreaProps = FieldProps<string> & {
  /** The minimum number of lines. In browsers with `field-sizing`, the field grows with its content. Default: `3`. */
  rows?: number;
  /** The maximum number of characters. Longer text is accepted, but the counter shows the excess. */
  maxLength?: number;
  autoComplete?: ComponentProps<'textarea'>['autoComplete'];
  /** Returns the text to store on blur, such as a trimmed text (UI-05). By default, the text stays as typed. */
  normalise?: (text: string) => string;
};

/** Renders a text field with several lines, as a `<textarea>`. */
export const TextArea = memo(function TextArea(props: TextAreaProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    error,
    hint,
    why,
    optional,
    disabled,
    readOnly,
    id = name,
    ...own
  } = props;
  const { rows = 3, maxLength, autoComplete, normalise } = own;
  const ref = useInputBeforeHydration<HTMLTextAreaElement>((element) => {
    if (element.value !== value.replaceAll('\r\n', '\n')) onChange(element.value);
  });
  const leave = (typed: string) => {
    const tidy = normalise?.(typed) ?? typed;
    if (tidy !== typed) onChange(tidy);
    onBlur?.();
  };
  const focus = useDeferredBlur<HTMLTextAreaElement>({ onBlur: (event) => leave(event.target.value) });
  const state = controlState({ error, disabled, readOnly });
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      <span data-state={state} className={boxStyles()}>
        <textarea
          ref={ref}
          id={id}
          name={name}
          rows={rows}
          value={value}
          autoComplete={autoComplete}
          disabled={disabled}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescriptionIds({ id, hint, error }, maxLength ? `${id}-count` : undefined)}
          className={boxInput({ className: 'field-sizing-content max-h-80 resize-y' })}
          onChange={(event) => onChange(event.target.value)}
          {...focus}
        />
      </span>
      {maxLength ? <CharacterCount id={id} text={value} maxLength={maxLength} /> : null}
    </Field>
  );
});
