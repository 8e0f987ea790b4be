import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type ParsedPhone, parsePhone } from '@quayside/values/read-phone';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useCallback, useMemo, useState } from 'react';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { FormValue } from '../field/form-value.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import type { PickerOption } from '../picker/option.ts';
import { PickerButton } from '../picker/picker-button.tsx';
import { useOptions } from '../picker/use-options.ts';
import { mapSuggestions, type Suggest } from '../picker/use-suggestions.ts';

/** A country that the user can choose in a `PhoneField`, with its calling code. */
export type PhoneCountry = {
  /** An ISO 3166-1 alpha-2 code, such as "SG". */
  value: string;
  label: string;
  /** The calling code as digits only, such as "65". */
  callingCode: string;
  /** The English name. Users can search for it in every language. */
  englishName?: string;
};

/**
 * The props of a `PhoneField`. `value` is a number such as `+65 81234567`, `''` without a number, or the typed text if
 * it is not a number. `checkMobile` rejects such text.
 */
export type PhoneFieldProps = FieldProps<string> & {
  /** The countries, or a function that loads them on focus. Pass the same function on every render. */
  countries: readonly PhoneCountry[] | (() => Promise<readonly PhoneCountry[]>);
  /**
   * The initial calling code as digits only, such as "65". A new value applies until the user types a number or chooses
   * a code.
   */
  defaultCallingCode: string;
  /** Returns countries to suggest at the top of the list. Pass the same function on every render. */
  suggest?: Suggest;
};

/**
 * Renders a field for a phone number, with a picker for the calling code. Pasting a complete international number also
 * sets the calling code. The typed text is not reformatted until blur.
 */
export const PhoneField = memo(function PhoneField(props: PhoneFieldProps) {
  const { id, value, change, own, ...field } = useField<string, PhoneFieldProps>(props, '');
  const { countries, defaultCallingCode, suggest, ref, onChange, ...input } = own;
  const { disabled, readOnly } = field.frozen;
  const t = useText(uiFields);
  const [country, setCountry] = useState<string>();
  const [code, setCode] = useState<string>();
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const given = parsePhone(value);
  const phone = given?.isInternational ? given : { callingCode: code ?? defaultCallingCode, number: value };
  const shown = typed?.value === value ? typed.text : phone.number;
  const source = useMemo(
    () => (typeof countries === 'function' ? async () => (await countries()).map(toOption) : countries.map(toOption)),
    [countries],
  );
  const options = useOptions(source, false);
  const { list } = options;
  const suggestOptions = useCallback(
    () =>
      mapSuggestions(suggest?.() ?? [], (likely) =>
        likely.flatMap((one) => list.find((option) => option.value.startsWith(`${one}:`))?.value ?? []),
      ),
    [suggest, list],
  );

  const take = (callingCode: string | undefined, text: string) => {
    const read = parsePhone(text, callingCode);
    const next = read ? formatPhone(read) : text;
    setCode(read?.callingCode ?? callingCode);
    setTyped({ text: read?.isInternational && read.number ? read.number : text, value: next });
    if (next !== value) change(next);
  };
  const onType = (text: string) => take(phone.callingCode, text);
  const control = useInput<HTMLInputElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      if (element.value !== shown) onType(element.value);
    },
  });

  const { state } = field;
  const withCode = (option: string | undefined) => option?.endsWith(`:${phone.callingCode}`);
  const chosen = withCode(country) ? country : options.list.find((option) => withCode(option.value))?.value;
  return (
    <Field {...field.frame}>
      <div className="flex flex-wrap gap-2">
        {!readOnly && (
          <span data-state={state} className={boxStyles({ width: 'content' })}>
            <PickerButton
              id={`${id}-code`}
              aria-label={t('callingCode')}
              disabled={disabled}
              className={boxInput({ className: 'flex cursor-pointer items-center gap-1.5 pe-2.5 tabular-nums' })}
              value={chosen ?? ''}
              options={source}
              sheetTitle={t('callingCode')}
              suggest={suggest && suggestOptions}
              onPick={(picked) => {
                setCountry(picked);
                take(picked.split(':')[1], parsePhone(shown)?.number ?? shown);
              }}
              onBlur={undefined}
            >
              +{phone.callingCode}
              <ChevronDown aria-hidden size="1.125rem" className="shrink-0 text-ink-muted" />
            </PickerButton>
          </span>
        )}
        <div className="min-w-[8rem] flex-1">
          <TextBox
            autoComplete="tel-national"
            {...input}
            {...field.control()}
            ref={control}
            type="tel"
            value={readOnly ? value : shown}
            state={state}
            className="tabular-nums"
            onChange={(event) => {
              onType(event.target.value);
              onChange?.(event);
            }}
            onBlur={(event) => {
              setTyped(undefined);
              field.onBlur?.(event);
            }}
          />
        </div>
      </div>
      <FormValue {...field.form} value={value} />
    </Field>
  );
});

/**
 * Returns both parts as one text, such as "+65 81234567". Returns `''` without a number, because a calling code alone
 * is not an answer.
 */
const formatPhone = ({ callingCode, number }: ParsedPhone): string =>
  number === '' ? '' : `+${callingCode ?? ''} ${number}`;

/**
 * Converts a country to a picker option. Its value contains both the country and the calling code, because countries
 * share codes such as +1 and +44.
 */
const toOption = ({ value, label, callingCode, englishName }: PhoneCountry): PickerOption => ({
  value: `${value}:${callingCode}`,
  label,
  aside: `+${callingCode}`,
  keywords: [callingCode, value, ...(englishName ? [englishName] : [])],
});
