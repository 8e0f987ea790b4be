import { FormField, useForm, useFormScope, useFormValue } from '@quayside/flow/form';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { DocumentField } from '@quayside/flow-screens/document-field';
import type { QuestionPage } from '@quayside/flow-screens/question-pages';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import { pepRelations } from '@quayside/rules/enumerations';
import { Button } from '@quayside/ui/button';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextField } from '@quayside/ui/text-field';
import { normaliseCode } from '@quayside/values/internals/numbers';
import { normaliseText } from '@quayside/values/internals/white-space';
import { useMemo } from 'react';

/**
 * Returns the page that asks about employment with a regulated company, the employer's consent and political exposure. A declaration alone does not refuse a
 * customer (RULE-15).
 */
export function useDeclarationsPage(): QuestionPage {
  const t = useText(tradingExperience);
  const regulated = useFormValue<string>('regulatedEmployee');
  const consent = useFormValue<string>('employerConsent');
  const pep = useFormValue<string>('pep');
  return {
    fields: [
      'regulatedEmployee',
      ...(regulated === 'yes' ? ['licenceNumber', 'employerConsent'] : []),
      ...(regulated === 'yes' && consent === 'yes' ? ['employerConsentLetter'] : []),
      'pep',
      ...(pep === 'yes' ? ['pepRelation', 'pepPosition'] : []),
    ],
    by: 'continue',
    heading: t('declarations.heading'),
    section: t('declarations.heading'),
    content: (
      <>
        <RegulatedEmployee />
        <Pep />
        <NoToAll />
      </>
    ),
  };
}

const declarations = ['regulatedEmployee', 'pep'] as const;

/**
 * Renders a button that answers "no" to every declaration. In the layout with one question per page, it also submits. The button comes last, so that customers
 * read the declarations first.
 */
function NoToAll() {
  const t = useText(tradingExperience);
  const { readOnly } = useFormScope();
  const form = useForm();
  const { layout } = useStepPages();
  if (readOnly) return null;
  return (
    <Button
      variant="secondary"
      onPress={({ currentTarget }) => {
        for (const name of declarations) form.write(name, 'no');
        if (layout === 'one-per-page') currentTarget.closest('form')?.requestSubmit();
      }}
    >
      {t('declarations.noToAll')}
    </Button>
  );
}

function RegulatedEmployee() {
  const t = useText(tradingExperience);
  const yesNo = useYesNo();
  const regulated = useFormValue<string>('regulatedEmployee');
  const why = useMemo(() => ({ summary: t('why'), text: t('regulatedEmployee.whyText') }), [t]);
  return (
    <>
      <FormField
        as={RadioGroup}
        name="regulatedEmployee"
        label={t('regulatedEmployee.label')}
        hint={t('regulatedEmployee.hint')}
        options={yesNo}
        layout="row"
        why={why}
        empty=""
      />
      {regulated === 'yes' ? (
        <>
          <FormField
            as={TextField}
            name="licenceNumber"
            label={t('licenceNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            normalise={normaliseCode}
            empty=""
          />
          <EmployerConsent />
        </>
      ) : null}
    </>
  );
}

/** Renders the question about the employer's consent. The answer "no" leads to the refusal page, because the review needs the consent letter. */
function EmployerConsent() {
  const t = useText(tradingExperience);
  const yesNo = useYesNo();
  const consent = useFormValue<string>('employerConsent');
  return (
    <>
      <FormField
        as={RadioGroup}
        name="employerConsent"
        label={t('employerConsent.label')}
        hint={t('employerConsent.hint')}
        options={yesNo}
        layout="row"
        empty=""
      />
      {consent === 'yes' ? (
        <DocumentField
          name="employerConsentLetter"
          kind="employer-consent"
          label={t('employerConsentLetter.label')}
          hint={t('employerConsentLetter.hint')}
          example="page"
        />
      ) : null}
    </>
  );
}

function Pep() {
  const t = useText(tradingExperience);
  const yesNo = useYesNo();
  const pep = useFormValue<string>('pep');
  const why = useMemo(() => ({ summary: t('pep.why'), text: t('pep.whyText') }), [t]);
  const relations = useMemo(() => pepRelations.map((value) => ({ value, label: t(`pepRelation.${value}`) })), [t]);
  return (
    <>
      <FormField as={RadioGroup} name="pep" label={t('pep.label')} options={yesNo} layout="row" why={why} empty="" />
      {pep === 'yes' ? (
        <>
          <FormField as={RadioGroup} name="pepRelation" label={t('pepRelation.label')} options={relations} empty="" />
          <FormField
            as={TextField}
            name="pepPosition"
            label={t('pepPosition.label')}
            hint={t('pepPosition.hint')}
            autoComplete="off"
            normalise={normaliseText}
            empty=""
          />
        </>
      ) : null}
    </>
  );
}

function useYesNo() {
  const t = useText(tradingExperience);
  return useMemo(
    () => [
      { value: 'yes', label: t('yes') },
      { value: 'no', label: t('no') },
    ],
    [t],
  );
}
