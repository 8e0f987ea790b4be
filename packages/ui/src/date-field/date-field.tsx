import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { type ChangeEvent, type ClipboardEvent, memo, useState } from 'react';
import { controlState } from '../field/control.ts';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { FormValue } from '../field/form-value.tsx';
import { TextBox } from '../field/text-box.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import type { DateFieldCalendar } from './calendar-button.tsx';
import {
  type DatePart,
  dateOrder,
  findInvalidParts,
  joinDate,
  parseDate,
  partLengths,
  splitDate,
  type TypedDate,
  toDateDigits,
  toGregorianYear,
} from './date-parts.ts';
import { OptionalCalendar } from './optional-calendar.tsx';

export type { DateFieldCalendar } from './calendar-button.tsx';

/**
 * The props of a `DateField`. `value` has the format YYYY-MM-DD. An incomplete date has empty parts, such as
 * `2024-02-`.
 */
export type DateFieldProps = FieldProps<string, 'fieldset'> & {
  /** Use `bday` to let the browser fill in the date of birth. Default: `off`. */
  autoComplete?: 'bday' | 'off';
  /** The parts with an error. By default, the field marks the empty or impossible parts. */
  invalidParts?: readonly DatePart[];
  /**
   * The limits of a calendar, for which the field adds a button. Use it for dates near today. If its code fails to
   * load, the field retries on the next press on the page.
   */
  calendar?: DateFieldCalendar;
};

/**
 * Renders boxes for day, month and year in the order of the language. The user can paste a whole date into any box. On
 * blur, the field converts a Buddhist year to a Gregorian year and explains the change.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { id, value, change, own, ...field } = useField<string, DateFieldProps>(props, '');
  const { autoComplete = 'off', invalidParts, calendar, ref, ...fieldset } = own;
  const { error, label } = field.frame;
  const { disabled, readOnly } = field.frozen;
  const t = useText(uiFields);
  const order = dateOrder(useLanguage());
  const [draft, setDraft] = useState<TypedDate>();
  const [converted, setConverted] = useState<{ typed: string; year: string }>();
  const typed = draft && joinDate(draft) === value ? draft : splitDate(value);
  const marked = error ? (invalidParts ?? findInvalidParts(typed)) : [];

  const group = useInput<HTMLFieldSetElement>({
    ref,
    reset: () => {
      setDraft(undefined);
      field.reset();
    },
    adopt: (element) => {
      const read = (part: DatePart) => toDateDigits(boxOf(element, part)?.value ?? '', part);
      const early = { day: read('day'), month: read('month'), year: read('year') };
      if (joinDate(early) !== joinDate(typed)) take(early);
    },
  });
  const take = (next: TypedDate) => {
    setDraft(next);
    change(joinDate(next));
  };
  const moveOn = (part: DatePart) => {
    const next = order[order.indexOf(part) + 1];
    const box = next && group.current && boxOf(group.current, next);
    box?.focus();
    box?.select();
  };
  const onType = (part: DatePart, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const whole = parseDate(target.value, order);
    if (whole && target.value.length > partLengths[part]) return take(whole);
    const digits = toDateDigits(target.value, part);
    const isLonger = digits.length > typed[part].length;
    take({ ...typed, [part]: digits });
    const next = order[order.indexOf(part) + 1];
    const isDone = isLonger && digits.length === partLengths[part] && next && typed[next] === '';
    const isSeparated = digits !== '' && /[\s./-]$/.test(target.value);
    if (!(nativeEvent as Partial<InputEvent>).isComposing && (isDone || isSeparated)) moveOn(part);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = parseDate(event.clipboardData.getData('text'), order);
    if (!whole || readOnly) return;
    event.preventDefault();
    take(whole);
  };
  const leaveYear = () => {
    const year = toGregorianYear(typed.year);
    if (!year || readOnly) return;
    setConverted({ typed: typed.year, year });
    take({ ...typed, year });
  };
  return (
    <FieldGroup {...fieldset} {...field.frame} ref={group} onBlur={field.onBlur}>
      <div className="flex flex-wrap items-end gap-3">
        {order.map((part, index) => {
          const own = index === 0 ? id : `${id}-${part}`;
          return (
            <div key={part} className={part === 'year' ? 'w-[6.5rem]' : 'w-[4.25rem]'}>
              <label htmlFor={own} className="mb-1 block whitespace-nowrap text-caption text-ink-muted">
                {t(part)}
              </label>
              <TextBox
                id={own}
                data-part={part}
                inputMode="numeric"
                autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
                value={typed[part]}
                state={controlState({ error: marked.includes(part) ? error : undefined, disabled, readOnly })}
                className="tabular-nums"
                onChange={(event) => onType(part, event)}
                onPaste={onPaste}
                onBlur={part === 'year' ? leaveYear : undefined}
              />
            </div>
          );
        })}
      </div>
      <FormValue {...field.form} value={value} />
      {calendar && !readOnly ? (
        <OptionalCalendar {...{ id, label, calendar, value, disabled }} onValueChange={(day) => take(splitDate(day))} />
      ) : null}
      <p role="status" className="text-ink-muted text-label empty:hidden">
        {converted && converted.year === typed.year ? t('buddhistYear', converted) : null}
      </p>
    </FieldGroup>
  );
});

const boxOf = (group: Element, part: DatePart) => group.querySelector<HTMLInputElement>(`[data-part=${part}]`);
