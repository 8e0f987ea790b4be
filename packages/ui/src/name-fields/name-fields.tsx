import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { memo, useCallback, useState } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useStable } from '../field/use-stable.ts';
import { NameField } from '../name-field/name-field.tsx';
import { hasOtherScript, romanised } from './romanised.ts';

/** One name in two scripts. */
export type NamePair = {
  /** in the person's own script: 陈明恒, สมชาย ใจดี */
  readonly written: string;
  /** in Latin letters, as the passport has it: TAN MING HENG */
  readonly romanised: string;
};

/** Which of the two boxes. */
export type NamePart = keyof NamePair;

/** Both boxes of a name: what they are called, what is wrong with each, and whether the first one may stay empty. */
export type NameFieldsProps = Omit<FieldProps<NamePair>, 'onBlur'> & {
  /** "Name in Chinese characters"; the kit's own words where it is absent */
  labels?: Readonly<Partial<Record<NamePart, string>>>;
  /** of one box; `error` is about both */
  errors?: Readonly<Partial<Record<NamePart, string>>>;
  /** people whose name is in Latin letters have no other */
  written?: 'required' | 'optional';
  /** focus has left this box */
  onPartBlur?: (part: NamePart) => void;
};

/**
 * A name as its owner writes it, and the same name in Latin letters. Nothing is touched while an input method composes; another script in the
 * Latin box is said once focus has left it, and is kept. Box `written` of the field `name` has the name and id `name.written`.
 */
export const NameFields = memo(function NameFields(props: NameFieldsProps) {
  const { name, label, value, onChange, error, hint, why, optional, disabled, readOnly, id = name, ...own } = props;
  const { labels, errors, written = 'required', onPartBlur } = own;
  const t = useText(uiFields);
  const [left, setLeft] = useState<'typing' | 'left'>('typing');
  const isOther = hasOtherScript(value.romanised);
  if (left === 'left' && !isOther) setLeft('typing');
  const change = useStable((part: NamePart, text: string) => onChange({ ...value, [part]: text }));
  const leave = useStable((part: NamePart) => {
    if (part === 'romanised') setLeft('left');
    onPartBlur?.(part);
  });
  const frozen = { disabled, readOnly };
  return (
    <FieldGroup legend="heading" {...{ id, label, error, hint, why, optional }}>
      <div className="flex flex-col gap-5 pt-2">
        <NameField
          {...frozen}
          id={`${id}.written`}
          name={`${name}.written`}
          label={labels?.written ?? t('writtenName')}
          optional={written === 'optional'}
          value={value.written}
          error={errors?.written}
          onChange={useCallback((text: string) => change('written', text), [change])}
          onBlur={useCallback(() => leave('written'), [leave])}
        />
        <NameField
          {...frozen}
          id={`${id}.romanised`}
          name={`${name}.romanised`}
          autoComplete="off"
          label={labels?.romanised ?? t('romanisedName')}
          hint={t('romanisedHint')}
          value={value.romanised}
          error={errors?.romanised ?? (left === 'left' && isOther ? t('latinLettersOnly') : undefined)}
          normalise={romanised}
          onChange={useCallback((text: string) => change('romanised', text), [change])}
          onBlur={useCallback(() => leave('romanised'), [leave])}
        />
      </div>
    </FieldGroup>
  );
});
