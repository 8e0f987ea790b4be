import { normaliseCode } from '@quayside/values/internals/numbers';
import { normaliseText } from '@quayside/values/internals/white-space';
import { type ComponentProps, memo, type ReactNode, useCallback } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { useStableCallback } from '../field/use-stable-callback.ts';
import type { OptionSource } from '../picker/option.ts';
import { Picker, type Suggest } from '../picker/picker.tsx';
import { TextField } from '../text-field/text-field.tsx';

type InputProps = ComponentProps<'input'>;

/** A line of an address form, such as the street or the postal code. */
export type AddressLine = {
  /** The key in `AddressValue`, such as `line1` or `postalCode`. */
  name: string;
  label: string;
  required: boolean;
  autoComplete?: InputProps['autoComplete'];
  inputMode?: InputProps['inputMode'];
  hint?: string;
  /**
   * Renders a picker with these options instead of a text field, for example for a state or a country. Pass the same
   * loader function on every render.
   */
  choices?: OptionSource;
  /** Returns the values of the options to list first. Has no effect without `choices`. */
  suggest?: Suggest;
  /**
   * The format of the input. `code` removes white space and converts the text to capitals, ASCII digits and hyphens.
   * `text` collapses white space to single spaces (UI-05). Default: `text`.
   */
  kind?: 'text' | 'code';
  /** Content below the line, such as a warning about its value. */
  advice?: ReactNode;
};

/** The text of each line, by the name of the line. A line that the user has not changed can be missing. */
export type AddressValue = Readonly<Record<string, string>>;

export type AddressFieldsProps = Omit<FieldProps<AddressValue, 'fieldset'>, 'onBlur'> & {
  /** The lines of the form, in their order. */
  fields: readonly AddressLine[];
  /**
   * The error message of each invalid line, by the name of the line. Use `error` for a message about the whole address.
   */
  errors?: Readonly<Record<string, string>>;
  /** Called with the name of the line that lost focus. */
  onLineBlur?: (line: string) => void;
};

/**
 * Renders the lines of an address as a group of fields. The line `line1` of the field `address` has the name and id
 * `address.line1`.
 */
export const AddressFields = memo(function AddressFields(props: AddressFieldsProps) {
  const { id, value, change, own, ...field } = useField<AddressValue, AddressFieldsProps>(props, noLines);
  const { fields, errors, onLineBlur, ref, ...fieldset } = own;
  const group = useInput<HTMLFieldSetElement>({ ref, reset: field.reset });
  const edit = useStableCallback((line: string, text: string) => change({ ...value, [line]: text }));
  const leave = useStableCallback((line: string) => onLineBlur?.(line));
  return (
    <FieldGroup legend="heading" {...fieldset} {...field.frame} ref={group}>
      <div className="flex flex-col gap-5 pt-2">
        {fields.map((line) => (
          <div key={line.name} className="flex flex-col gap-5">
            <Line
              id={`${id}.${line.name}`}
              name={`${props.name ?? id}.${line.name}`}
              line={line}
              value={value[line.name] ?? ''}
              error={errors?.[line.name]}
              {...field.frozen}
              required={field.sent.required && line.required}
              onValueChange={edit}
              onBlur={leave}
            />
            {line.advice}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
});

const noLines: AddressValue = {};

type LineProps = {
  id: string;
  name: string;
  line: AddressLine;
  value: string;
  error: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  onValueChange: (line: string, text: string) => void;
  onBlur: (line: string) => void;
};

function Line({ line, onValueChange, onBlur, ...field }: LineProps) {
  const { name, label, required: isRequired, autoComplete, inputMode, hint, kind, choices, suggest } = line;
  const bound = {
    ...field,
    label,
    hint,
    optional: !isRequired,
    onValueChange: useCallback((text: string) => onValueChange(name, text), [onValueChange, name]),
    onBlur: useCallback(() => onBlur(name), [onBlur, name]),
  };
  if (choices) return <Picker {...bound} options={choices} suggest={suggest} />;
  return (
    <TextField
      {...bound}
      {...{ autoComplete, inputMode }}
      normalise={kind === 'code' ? normaliseCode : normaliseText}
    />
  );
}
