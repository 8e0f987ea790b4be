import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { hasOtherScript } from '@quayside/values/internals/name';
import { memo, useCallback, useState } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { useStableCallback } from '../field/use-stable-callback.ts';
import { NameField } from '../name-field/name-field.tsx';

/** The name of a person in two scripts. */
export type NamePair = {
  /** The name in its original script, such as 陈明恒 or สมชาย ใจดี. */
  readonly written: string;
  /** The name in Latin letters as in the passport, such as TAN MING HENG. */
  readonly romanised: string;
};

/** One of the two names of a `NamePair`, and the name of its input. */
export type NamePart = keyof NamePair;

export type NameFieldsProps = Omit<FieldProps<NamePair, 'fieldset'>, 'onBlur'> & {
  /**
   * The labels of the inputs. Default: "Name in your own script" and "Name in Latin letters" in the current language.
   */
  labels?: Readonly<Partial<Record<NamePart, string>>>;
  /** Error messages for one input. Use `error` for a message about both. */
  errors?: Readonly<Partial<Record<NamePart, string>>>;
  /**
   * Whether the name in the original script is required. Use `optional` for users with a name in Latin letters only.
   * Default: `required`.
   */
  written?: 'required' | 'optional';
  /** Called with the name of the input that lost focus. */
  onPartBlur?: (part: NamePart) => void;
};

/**
 * Renders inputs for a name in its original script and in Latin letters. On blur, the Latin input shows an error for
 * letters of another script, but does not change the name. Names and ids of the inputs have a suffix: `name.written`
 * and `name.romanised` for the field `name`.
 */
export const NameFields = memo(function NameFields(props: NameFieldsProps) {
  const { id, value, change, own, ...field } = useField<NamePair, NameFieldsProps>(props, noNames);
  const { labels, errors, written = 'required', onPartBlur, ref, ...fieldset } = own;
  const group = useInput<HTMLFieldSetElement>({ ref, reset: field.reset });
  const t = useText(uiFields);
  const [left, setLeft] = useState<'typing' | 'left'>('typing');
  const isOther = hasOtherScript(value.romanised);
  if (left === 'left' && !isOther) setLeft('typing');
  const edit = useStableCallback((part: NamePart, text: string) => change({ ...value, [part]: text }));
  const leave = useStableCallback((part: NamePart) => {
    if (part === 'romanised') setLeft('left');
    onPartBlur?.(part);
  });
  return (
    <FieldGroup legend="heading" {...fieldset} {...field.frame} ref={group}>
      <div className="flex flex-col gap-5 pt-2">
        <NameField
          {...field.frozen}
          id={`${id}.written`}
          name={`${props.name ?? id}.written`}
          label={labels?.written ?? t('writtenName')}
          optional={written === 'optional'}
          required={field.sent.required && written === 'required'}
          value={value.written}
          error={errors?.written}
          onValueChange={useCallback((text: string) => edit('written', text), [edit])}
          onBlur={useCallback(() => leave('written'), [leave])}
        />
        <NameField
          {...field.frozen}
          id={`${id}.romanised`}
          name={`${props.name ?? id}.romanised`}
          autoComplete="off"
          required={field.sent.required}
          label={labels?.romanised ?? t('romanisedName')}
          hint={t('romanisedHint')}
          value={value.romanised}
          error={errors?.romanised ?? (left === 'left' && isOther ? t('latinLettersOnly') : undefined)}
          onValueChange={useCallback((text: string) => edit('romanised', text), [edit])}
          onBlur={useCallback(() => leave('romanised'), [leave])}
        />
      </div>
    </FieldGroup>
  );
});

const noNames: NamePair = { written: '', romanised: '' };
