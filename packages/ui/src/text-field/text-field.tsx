import { type ComponentProps, memo, type ReactNode } from 'react';
import { CharacterCount } from '../field/character-count.tsx';
import { controlState, getDescriptionIds } from '../field/control.ts';
import { affixStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useInputBeforeHydration } from '../field/use-input-before-hydration.ts';

type InputProps = ComponentProps<'input'>;

export type TextFieldProps = FieldProps<string> & {
  /** The type of the input. Default: `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  inputMode?: InputProps['inputMode'];
  autoComplete?: InputProps['autoComplete'];
  autoCapitalize?: InputProps['autoCapitalize'];
  spellCheck?: InputProps['spellCheck'];
  enterKeyHint?: InputProps['enterKeyHint'];
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
  const { maxLength, suggestions, prefix, suffix, normalise, type = 'text', ...input } = own;
  const ref = useInputBeforeHydration<HTMLInputElement>((element) => {
    if (element.value !== value) onChange(element.value);
  });
  const leave = (typed: string) => {
    const tidy = normalise?.(typed) ?? typed;
    if (tidy !== typed) onChange(tidy);
    onBlur?.();
  };
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
      <TextBox
        ref={ref}
        id={id}
        name={name}
        type={type}
        list={suggestions ? `${id}-suggestions` : undefined}
        value={value}
        state={controlState({ error, disabled, readOnly })}
        aria-describedby={getDescriptionIds(
          { id, hint, error },
          prefix ? `${id}-prefix` : undefined,
          suffix ? `${id}-suffix` : undefined,
          maxLength ? `${id}-count` : undefined,
        )}
        before={prefix && <Affix id={`${id}-prefix`} side="before" content={prefix} />}
        after={suffix && <Affix id={`${id}-suffix`} side="after" content={suffix} />}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => leave(event.target.value)}
        {...input}
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
