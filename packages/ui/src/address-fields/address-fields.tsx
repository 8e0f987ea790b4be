import { collapse, strip } from '@quayside/rules/white-space';
import { type ComponentProps, memo, useCallback } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useStable } from '../field/use-stable.ts';
import type { OptionSource } from '../picker/option.ts';
import { Picker } from '../picker/picker.tsx';
import { TextField } from '../text-field/text-field.tsx';

type InputProps = ComponentProps<'input'>;

/** One line of an address, as a country asks for it. */
export type AddressLine = {
  /** the key in the value: `line1`, `postalCode` */
  name: string;
  label: string;
  required: boolean;
  autoComplete?: InputProps['autoComplete'];
  inputMode?: InputProps['inputMode'];
  hint?: string;
  /** to choose from instead of typing: states, areas, countries. A loader keeps its identity. */
  choices?: OptionSource;
  /** numbers and codes lose all white space; anything else keeps single spaces (UI-05) */
  kind?: 'text' | 'code';
};

/** What is typed or chosen, by the name of the line. A line that nobody touched is missing. */
export type AddressValue = Readonly<Record<string, string>>;

/** Which lines there are, and what is wrong with each; the value is a record by line. */
export type AddressFieldsProps = Omit<FieldProps<AddressValue>, 'onBlur'> & {
  /** what the country asks for, in its order */
  fields: readonly AddressLine[];
  /** by the name of the line; `error` is about the address as a whole */
  errors?: Readonly<Record<string, string>>;
  /** focus has left this line */
  onLineBlur?: (line: string) => void;
};

/** An address as the country writes it. Line `line1` of the field `address` has the name and id `address.line1`. */
export const AddressFields = memo(function AddressFields(props: AddressFieldsProps) {
  const { name, label, value, onChange, error, hint, why, optional, disabled, readOnly, id = name, ...own } = props;
  const { fields, errors, onLineBlur } = own;
  const change = useStable((line: string, text: string) => onChange({ ...value, [line]: text }));
  const leave = useStable((line: string) => onLineBlur?.(line));
  return (
    <FieldGroup legend="heading" {...{ id, label, error, hint, why, optional }}>
      <div className="flex flex-col gap-5 pt-2">
        {fields.map((line) => (
          <Line
            key={line.name}
            id={`${id}.${line.name}`}
            name={`${name}.${line.name}`}
            line={line}
            value={value[line.name] ?? ''}
            error={errors?.[line.name]}
            disabled={disabled}
            readOnly={readOnly}
            onChange={change}
            onBlur={leave}
          />
        ))}
      </div>
    </FieldGroup>
  );
});

type LineProps = {
  id: string;
  name: string;
  line: AddressLine;
  value: string;
  error: string | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  onChange: (line: string, text: string) => void;
  onBlur: (line: string) => void;
};

function Line({ line, onChange, onBlur, ...field }: LineProps) {
  const { name, label, required, autoComplete, inputMode, hint, kind, choices } = line;
  const bound = {
    ...field,
    label,
    hint,
    optional: !required,
    onChange: useCallback((text: string) => onChange(name, text), [onChange, name]),
    onBlur: useCallback(() => onBlur(name), [onBlur, name]),
  };
  if (choices) return <Picker {...bound} options={choices} />;
  return <TextField {...bound} {...{ autoComplete, inputMode }} normalise={kind === 'code' ? strip : collapse} />;
}
