import { memo, type ReactNode } from 'react';
import { CharacterCount } from '../field/character-count.tsx';
import { affixStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useTextControl } from '../field/use-text-control.ts';

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
  const { maxLength, suggestions, prefix, suffix, type = 'text', ...rest } = props;
  const parts = [prefix ? 'prefix' : '', suffix ? 'suffix' : '', maxLength ? 'count' : ''];
  const { field, input } = useTextControl<HTMLInputElement>(rest, ...parts);
  const { id } = field;
  return (
    <Field {...field.frame}>
      <TextBox
        {...input}
        type={type}
        list={suggestions ? `${id}-suggestions` : undefined}
        state={field.state}
        before={prefix && <Affix id={`${id}-prefix`} side="before" content={prefix} />}
        after={suffix && <Affix id={`${id}-suffix`} side="after" content={suffix} />}
      />
      {suggestions ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      ) : null}
      {maxLength ? <CharacterCount id={id} text={field.value} maxLength={maxLength} /> : null}
    </Field>
  );
});

const Affix = ({ id, side, content }: { id: string; side: 'before' | 'after'; content: ReactNode }) => (
  <span id={id} className={affixStyles({ side })}>
    {content}
  </span>
);
