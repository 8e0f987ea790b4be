import { FormField, useFormValue } from '@quayside/flow/form';
import { useReferenceOptions } from '@quayside/flow/internals/reference-lists';
import { useText } from '@quayside/i18n/use-text';
import { workingStatuses } from '@quayside/rules/enumerations';
import { employerList } from '@quayside/rules/internals/reference-lists';
import { Picker } from '@quayside/ui/picker';
import { TextField } from '@quayside/ui/text-field';
import { normaliseName } from '@quayside/values/internals/name';
import { openingAssets } from './texts.ts';

/** Returns whether this employment status means that the customer has an employer or a business. Returns false for unknown values. */
export const isWorking = (status: unknown): boolean => workingStatuses.some((working) => working === status);

/** Returns which field asks for the line of work: `business` for self-employed customers, `industry` for all others. */
export const getTradeField = (status: unknown): 'business' | 'industry' =>
  status === 'self-employed' ? 'business' : 'industry';

/** Renders the fields for the company, its industry or business, and the occupation (RULE-06). Renders nothing for customers who do not work. */
export function WorkFields() {
  const t = useText(openingAssets);
  const status = useFormValue<string>('employmentStatus');
  const industries = useReferenceOptions('industry');
  const businesses = useReferenceOptions('business');
  const occupations = useReferenceOptions('occupation');
  if (!isWorking(status)) return null;
  return (
    <>
      <FormField
        as={TextField}
        name="companyName"
        label={t('companyName')}
        suggestions={employers}
        autoComplete="organization"
        autoCapitalize="words"
        spellCheck={false}
        normalise={normaliseName}
        empty=""
      />
      {getTradeField(status) === 'business' ? (
        <FormField as={Picker} name="business" label={t('business')} options={businesses} empty="" />
      ) : (
        <FormField
          as={Picker}
          name="industry"
          label={t('industry')}
          options={industries}
          suggest={commonIndustries}
          empty=""
        />
      )}
      <FormField as={Picker} name="occupation" label={t('occupation')} options={occupations} empty="" />
    </>
  );
}

const employers = employerList.map(({ employerName }) => employerName);

/** Industries with many employees in Singapore. The picker lists them first, so that most customers do not need the search. */
const commonIndustries = () => ['technology', 'banking', 'retail', 'healthcare', 'manufacturing'];
