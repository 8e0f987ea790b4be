import { memo, type ReactNode } from 'react';
import { CharacterCount } from '../field/character-count.tsx';
import { affixStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';

export type TextFieldProps = FieldProps<string> & {
  /** The type of the input. Default: `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** The maximum number of characters. Longer text is accepted, but the counter shows the excess. */
  maxLength?: number;
  /** Texts that the browser suggests during input. The user can also type other text. */
  suggestions?: readonly string[];
  /** A unit or symbol before the text, read as part of the description of the field. */
  prefix?: ReactNode;
  /** A unit or symbol after the text, read as part of the description of the field. */
  suffix?: ReactNode;
  /** Returns the text to store on blur, such as a trimmed text (UI-05). By default, the text stays as typed. */
  normalise?: (text: string) => string;
};

/** Renders a text field with one line, as an `<input>`. Text that the user types before hydration is not lost. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { id, value, change, own, ...field } = useField<string, TextFieldProps>(props, '');
  const { maxLength, suggestions, prefix, suffix, normalise, type = 'text', ref, onChange, ...input } = own;
  const control = useInput<HTMLInputElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      if (element.value !== value) change(element.value);
    },
  });
  const leave = (element: HTMLInputElement) => {
    const typed = element.value;
    const tidy = normalise?.(typed) ?? typed;
    if (tidy === typed) return;
    element.value = tidy;
    change(tidy);
  };
  return (
    <Field {...field.frame}>
      <TextBox
        {...input}
        {...field.native}
        ref={control}
        id={id}
        name={field.name}
        type={type}
        required={field.required}
        list={suggestions ? `${id}-suggestions` : undefined}
        state={field.state}
        aria-describedby={field.describe([
          prefix ? `${id}-prefix` : undefined,
          suffix ? `${id}-suffix` : undefined,
          maxLength ? `${id}-count` : undefined,
        ])}
        before={prefix && <Affix id={`${id}-prefix`} side="before" content={prefix} />}
        after={suffix && <Affix id={`${id}-suffix`} side="after" content={suffix} />}
        onChange={(event) => {
          change(event.target.value);
          onChange?.(event);
        }}
        onBlur={(event) => {
          leave(event.target);
          field.onBlur?.(event);
        }}
      />
      {suggestions ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      ) : null}
      {maxLength ? <CharacterCount id={id} text={value} maxLength={maxLength} /> : null}
    </Field>
  );
});

const Affix = ({ id, side, content }: { id: string; side: 'before' | 'after'; content: ReactNode }) => (
  <span id={id} className={affixStyles({ side })}>
    {content}
  </span>
);
