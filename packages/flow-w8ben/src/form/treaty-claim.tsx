import { useFlow } from '@quayside/flow/flow-context';
import { FormField, useFormScope, useFormValue } from '@quayside/flow/form';
import type { KeyOf } from '@quayside/i18n/define-text';
import { issueValues } from '@quayside/i18n/issue-values';
import { issues } from '@quayside/i18n/text/issues';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { isError } from '@quayside/rules/issue';
import { claimantOf, knownInOpening, type W8benLines } from '@quayside/rules/journeys/w8ben';
import { checkTreatyClaim } from '@quayside/rules/treaty';
import { Checkbox } from '@quayside/ui/checkbox';
import { CountryField, type CountrySource } from '@quayside/ui/country-field';
import { Notice } from '@quayside/ui/notice';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo, useSyncExternalStore } from 'react';
import { useToday } from '../internal/use-today.ts';
import { useW8benScope } from '../w8ben-scope.ts';

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

/** Says at once what the rule says of the chosen country; nothing while the field itself says it, after Continue. */
function TreatyNotice() {
  const t = useText(issues);
  const language = useLanguage();
  const { runtime } = useFlow();
  const today = useToday();
  const { known = knownInOpening } = useW8benScope();
  const { store } = useFormScope();
  const country = useFormValue<string>('treatyCountry');
  const permanentAddress = useFormValue<W8benLines['permanentAddress']>('permanentAddress');
  const readShown = () => store.issueAt('treatyCountry') ?? store.adviceAt('treatyCountry');
  const shown = useSyncExternalStore(store.subscribe, readShown, readShown);
  if (!runtime || !today || !country) return null;
  const { answers, facts } = runtime.context();
  const claimant = claimantOf({ permanentAddress }, known(answers, facts));
  const [found] = checkTreatyClaim('treatyCountry', country, claimant, today);
  if (!found || shown) return null;
  return (
    <Notice tone={isError(found) ? 'warning' : 'info'} announce="polite">
      {t(found.code as KeyOf<typeof issues>, issueValues(found.values, language))}
    </Notice>
  );
}
