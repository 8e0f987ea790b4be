import { FormField, useFormScope, useFormValue } from '@quayside/flow/form';
import type { KeyOf } from '@quayside/i18n/define-text';
import { issueValues } from '@quayside/i18n/issue-values';
import { issues } from '@quayside/i18n/text/issues';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { isError } from '@quayside/rules/issue';
import { checkTreatyClaim } from '@quayside/rules/treaty';
import { Checkbox } from '@quayside/ui/checkbox';
import { CountryField, type CountrySource } from '@quayside/ui/country-field';
import { Notice } from '@quayside/ui/notice';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo, useSyncExternalStore } from 'react';
import { useToday } from '../internal/use-today.ts';

/** Line 9: whether benefits are claimed, under whose treaty, and the box about the risk of the claim (RULE-09, RULE-22). */
export function TreatyClaim({ countries }: { countries: CountrySource }) {
  const t = useText(w8ben);
  const claims = useFormValue<string>('treatyBenefits') === 'yes';
  const options = useMemo(
    () => (['yes', 'no'] as const).map((value) => ({ value, label: t(`treatyBenefits.${value}`) })),
    [t],
  );
  const why = useMemo(() => ({ summary: t('treatyBenefits.why'), text: t('treatyBenefits.whyText') }), [t]);
  return (
    <>
      <FormField
        as={RadioGroup}
        name="treatyBenefits"
        label={t('treatyBenefits')}
        hint={t('treatyBenefits.hint')}
        why={why}
        options={options}
        layout="row"
        empty=""
      />
      {claims ? (
        <>
          <FormField
            as={CountryField}
            name="treatyCountry"
            label={t('treatyCountry')}
            hint={t('treatyCountry.hint')}
            options={countries}
            empty=""
          />
          <TreatyNotice />
          <FormField as={Checkbox} name="treatyRiskAccepted" label={t('treatyRiskAccepted')} empty={false} />
        </>
      ) : null}
    </>
  );
}

/** What the rule says of the chosen country, at once: relief at source is not supported, or there is no treaty. An error beside the field says the latter itself. */
function TreatyNotice() {
  const t = useText(issues);
  const language = useLanguage();
  const today = useToday();
  const { store } = useFormScope();
  const country = useFormValue<string>('treatyCountry');
  const readIssue = () => store.issueAt('treatyCountry');
  const shown = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  const [found] = today && country ? checkTreatyClaim('treatyCountry', country, today) : [];
  if (!found || shown) return null;
  return (
    <Notice tone={isError(found) ? 'warning' : 'info'} announce="polite">
      {t(found.code as KeyOf<typeof issues>, issueValues(found.values, language))}
    </Notice>
  );
}
