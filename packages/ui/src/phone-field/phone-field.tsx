import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useMemo, useState } from 'react';
import { controlState, describedBy } from '../field/control.ts';
import { boxInput, boxStyles } from '../field/field.styles.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useTypedEarly } from '../field/use-typed-early.ts';
import type { PickerOption } from '../picker/option.ts';
import { PickerButton } from '../picker/picker-button.tsx';
import { useOptions } from '../picker/use-options.ts';
import { joinPhone, splitPhone, typedNumber } from './phone-text.ts';

/** A country whose calling code can be chosen. */
export type PhoneCountry = {
  /** ISO 3166-1 alpha-2: "SG" */
  value: string;
  /** in the language of the page */
  label: string;
  /** digits only: "65" */
  callingCode: string;
  /** found by it in every language */
  englishName?: string;
};

/** A number with its calling code, `+65 81234567`; which codes are offered, and which one first. */
export type PhoneFieldProps = FieldProps<string> & {
  /** the countries to choose a code from, or what fetches them when the code is touched. A loader keeps its identity. */
  countries: readonly PhoneCountry[] | (() => Promise<readonly PhoneCountry[]>);
  /** shown until a number is typed or another code is chosen, digits only: "65"; it may come later than the field */
  defaultCallingCode: string;
};

/** A phone number with its country's calling code. Value: "+65 81234567". An international number can be pasted whole. */
export const PhoneField = memo(function PhoneField(props: PhoneFieldProps) {
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
  const { countries, defaultCallingCode } = own;
  const t = useText(uiFields);
  const [country, setCountry] = useState<string>();
  const [code, setCode] = useState<string>();
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const phone = splitPhone(value) ?? { callingCode: code ?? defaultCallingCode, number: value };
  const shown = typed?.value === value ? typed.text : phone.number;
  const source = useMemo(
    () => (typeof countries === 'function' ? async () => (await countries()).map(toOption) : countries.map(toOption)),
    [countries],
  );
  const options = useOptions(source, false);

  const take = (callingCode: string, text: string) => {
    const next = joinPhone({ callingCode, number: text });
    setCode(callingCode);
    setTyped({ text, value: next });
    if (next !== value) onChange(next);
  };
  const onType = (text: string) => {
    const whole = splitPhone(text);
    if (whole?.number) take(whole.callingCode, whole.number);
    else take(phone.callingCode, typedNumber(text));
  };
  const ref = useTypedEarly<HTMLInputElement>((element) => {
    if (element.value !== shown) onType(element.value);
  });

  const state = controlState({ error, disabled, readOnly });
  const described = describedBy({ id, hint, error });
  const withCode = (option: string | undefined) => option?.endsWith(`:${phone.callingCode}`);
  const chosen = withCode(country) ? country : options.list.find((option) => withCode(option.value))?.value;
  return (
    <Field {...{ id, label, error, hint, why, optional }}>
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
              onPick={(picked) => {
                setCountry(picked);
                take(picked.split(':')[1] ?? '', shown);
              }}
              onBlur={undefined}
            >
              +{phone.callingCode}
              <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-muted" />
            </PickerButton>
          </span>
        )}
        <div className="min-w-[8rem] flex-1">
          <TextBox
            ref={ref}
            id={id}
            name={name}
            type="tel"
            autoComplete="tel-national"
            value={readOnly ? value : shown}
            state={state}
            aria-describedby={described}
            className="tabular-nums"
            onChange={(event) => onType(event.target.value)}
            onBlur={() => {
              setTyped(undefined);
              onBlur?.();
            }}
          />
        </div>
      </div>
    </Field>
  );
});

/** Several countries share a code (+1, +7, +44), so that an option is known by both. */
const toOption = ({ value, label, callingCode, englishName }: PhoneCountry): PickerOption => ({
  value: `${value}:${callingCode}`,
  label,
  aside: `+${callingCode}`,
  keywords: [callingCode, value, ...(englishName ? [englishName] : [])],
});
