import { FormField, useFormValue } from '@quayside/flow/form';
import { openingAssets } from '@quayside/i18n/text/opening-assets';
import { reference } from '@quayside/i18n/text/reference';
import { useText } from '@quayside/i18n/use-text';
import { workingStatuses } from '@quayside/rules/enumerations';
import { employerList, industryList, occupationList } from '@quayside/rules/reference-lists';
import { collapse } from '@quayside/rules/white-space';
import { Picker } from '@quayside/ui/picker';
import { TextField } from '@quayside/ui/text-field';
import { useMemo } from 'react';

export const isWorking = (status: unknown): boolean => workingStatuses.some((working) => working === status);

/** Company, industry and occupation of those who work (RULE-06). */
export function WorkFields() {
  const t = useText(openingAssets);
  const tReference = useText(reference);
  const status = useFormValue<string>('employmentStatus');
  const industries = useMemo(
    () =>
      industryList.map(({ key, content }) => ({
        value: key,
        label: tReference(`industry.${key}` as 'industry.banking'),
        keywords: [content],
      })),
    [tReference],
  );
  const occupations = useMemo(
    () =>
      occupationList.map(({ occupationCode, occupationName }) => ({
        value: occupationCode,
        label: tReference(`occupation.${occupationCode}` as 'occupation.manager'),
        keywords: [occupationName],
      })),
    [tReference],
  );
  if (!isWorking(status)) return null;
  return (
    <>
      <FormField
        as={TextField}
        name="companyName"
        label={t('companyName')}
        hint={t('companyName.hint')}
        suggestions={employers}
        autoComplete="organization"
        autoCapitalize="words"
        spellCheck={false}
        normalise={collapse}
        empty=""
      />
      <FormField as={Picker} name="industry" label={t('industry')} options={industries} empty="" />
      <FormField as={Picker} name="occupation" label={t('occupation')} options={occupations} empty="" />
    </>
  );
}

const employers = employerList.map(({ employerName }) => employerName);
