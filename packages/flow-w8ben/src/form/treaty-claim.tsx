import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField, useFormScope, useFormValue } from '@quayside/flow/form';
import { useCountries } from '@quayside/flow-screens/internals/use-countries';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { issueText } from '@quayside/i18n/internals/issue-text';
import { countries } from '@quayside/i18n/internals/text/countries';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { checkTreatyClaim, mayClaimTreaty, type TreatyClaimant } from '@quayside/rules/internals/treaty';
import { isError } from '@quayside/rules/issue';
import { Checkbox } from '@quayside/ui/checkbox';
import { CountryField } from '@quayside/ui/country-field';
import { Notice } from '@quayside/ui/notice';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo, useSyncExternalStore } from 'react';
import { type W8benLines } from '../lines/form-schema.ts';
import { readOpeningFacts } from '../lines/known-facts.ts';
import { w8ben } from '../lines/texts.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { getTreatyClaimant } from './rule.ts';
import { useToday } from './use-today.ts';

/**
 * Renders line 9 (RULE-09, RULE-22): the claim of treaty benefits and the acknowledgement of its risk. If the country of line 3 allows no claim, says why
 * instead. Asks for the treaty country only if it is not that of line 3.
 */
export function TreatyClaim() {
  const t = useText(w8ben);
  const benefits = useFormValue<string>('treatyBenefits');
  const country = useFormValue<string>('treatyCountry');
  const today = useToday();
  const claimant = useClaimant();
  const options = useMemo(
    () => (['yes', 'no'] as const).map((value) => ({ value, label: t(`treatyBenefits.${value}`) })),
    [t],
  );
  const why = useMemo(() => ({ summary: t('treatyBenefits.why'), text: t('treatyBenefits.whyText') }), [t]);
  if (!today || !claimant?.residence) return null;
  const mayClaim = mayClaimTreaty(claimant, today);
  if (benefits !== 'yes' && !mayClaim) return <NoClaim residence={claimant.residence} />;
  const claims = benefits === 'yes';
  const asksCountry = claims && (!mayClaim || country !== claimant.residence);
  return (
    <>
      <FormField
        as={RadioGroup}
        name="treatyBenefits"
        label={t('treatyBenefits.label')}
        hint={t('treatyBenefits.hint')}
        why={why}
        options={options}
        layout="row"
        empty=""
      />
      {asksCountry ? <TreatyCountry /> : null}
      {claims ? (
        <>
          <TreatyNotice claimant={claimant} besideField={asksCountry} />
          <FormField as={Checkbox} name="treatyRiskAccepted" label={t('treatyRiskAccepted.label')} empty={false} />
        </>
      ) : null}
    </>
  );
}

/** Returns whether line 9 is a question, because the customer may claim a treaty or already does. */
export function useIsTreatyAsked(): boolean {
  const benefits = useFormValue<string>('treatyBenefits');
  const today = useToday();
  const claimant = useClaimant();
  return Boolean(today && claimant?.residence && (benefits === 'yes' || mayClaimTreaty(claimant, today)));
}

/** Returns the facts that decide a treaty claim: line 3 of the form and the known tax residencies. Returns undefined until the application is loaded. */
function useClaimant(): TreatyClaimant | undefined {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const { known = readOpeningFacts } = useW8benScope();
  const permanentAddress = useFormValue<W8benLines['permanentAddress']>('permanentAddress');
  if (!runtime || status !== 'ready') return undefined;
  const { answers, facts } = runtime.answers.context();
  return getTreatyClaimant({ permanentAddress }, known(answers, facts));
}

/** Renders a sentence instead of line 9: the country has no treaty, or the customer is not tax resident there. */
function NoClaim({ residence }: { residence: string }) {
  const t = useText(w8ben);
  const nation = useText(countries);
  const today = useToday();
  const country = translateIfKnown(nation, countries, residence) ?? residence;
  const [found] = today ? checkTreatyClaim('', residence, { residence }, today) : [];
  return (
    <p id="treatyBenefits" tabIndex={-1} className="m-0 text-body text-ink">
      {t(found && isError(found) ? 'card.noTreaty' : 'card.noTaxResidence', { country })}
    </p>
  );
}

function TreatyCountry() {
  const t = useText(w8ben);
  const options = useCountries();
  return (
    <FormField
      as={CountryField}
      name="treatyCountry"
      label={t('treatyCountry.label')}
      hint={t('treatyCountry.hint')}
      options={options}
      empty=""
    />
  );
}

/** Renders what the treaty rule says about the chosen country. Renders nothing while the field shows the same message. */
function TreatyNotice({ claimant, besideField }: { claimant: TreatyClaimant; besideField: boolean }) {
  const texts = useTextStore();
  useText(issues); // subscribes to the language
  const today = useToday();
  const { store } = useFormScope();
  const country = useFormValue<string>('treatyCountry');
  const readShown = () =>
    besideField ? (store.issueAt('treatyCountry') ?? store.adviceAt('treatyCountry')) : undefined;
  const shown = useSyncExternalStore(store.subscribe, readShown, readShown);
  if (!today || !country) return null;
  const [found] = checkTreatyClaim('treatyCountry', country, claimant, today);
  if (!found || shown) return null;
  return (
    <Notice tone={isError(found) ? 'warning' : 'info'} announce="polite">
      {issueText(texts, found, '')}
    </Notice>
  );
}
