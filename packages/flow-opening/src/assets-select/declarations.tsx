import { DocumentField } from '@quayside/flow/document-field';
import { FormField, useFormValue } from '@quayside/flow/form';
import { Section } from '@quayside/flow/section';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { useText } from '@quayside/i18n/use-text';
import { pepRelations } from '@quayside/rules/enumerations';
import { collapse, strip } from '@quayside/rules/white-space';
import { RadioGroup } from '@quayside/ui/radio-group';
import { TextField } from '@quayside/ui/text-field';
import { useMemo } from 'react';

/** Employment with a regulated company, whose consent is asked for, and political exposure; neither refuses anybody by itself (RULE-15). */
export function Declarations() {
  const t = useText(openingExperience);
  return (
    <Section heading={t('declarations.heading')}>
      <RegulatedEmployee />
      <Pep />
    </Section>
  );
}

function RegulatedEmployee() {
  const t = useText(openingExperience);
  const yesNo = useYesNo();
  const regulated = useFormValue<string>('regulatedEmployee');
  const why = useMemo(() => ({ summary: t('why'), text: t('regulatedEmployee.whyText') }), [t]);
  return (
    <>
      <FormField
        as={RadioGroup}
        name="regulatedEmployee"
        label={t('regulatedEmployee')}
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
            normalise={strip}
            empty=""
          />
          <EmployerConsent />
        </>
      ) : null}
    </>
  );
}

/** A no leads to the outcome page: without the letter nobody here can decide. */
function EmployerConsent() {
  const t = useText(openingExperience);
  const yesNo = useYesNo();
  const consent = useFormValue<string>('employerConsent');
  return (
    <>
      <FormField
        as={RadioGroup}
        name="employerConsent"
        label={t('employerConsent')}
        hint={t('employerConsent.hint')}
        options={yesNo}
        layout="row"
        empty=""
      />
      {consent === 'yes' ? (
        <DocumentField
          name="employerConsentLetter"
          kind="employer-consent"
          label={t('employerConsentLetter')}
          hint={t('employerConsentLetter.hint')}
          example="page"
        />
      ) : null}
    </>
  );
}

function Pep() {
  const t = useText(openingExperience);
  const yesNo = useYesNo();
  const pep = useFormValue<string>('pep');
  const why = useMemo(() => ({ summary: t('pep.why'), text: t('pep.whyText') }), [t]);
  const relations = useMemo(() => pepRelations.map((value) => ({ value, label: t(`pepRelation.${value}`) })), [t]);
  return (
    <>
      <FormField
        as={RadioGroup}
        name="pep"
        label={t('pep')}
        hint={t('pep.hint')}
        options={yesNo}
        layout="row"
        why={why}
        empty=""
      />
      {pep === 'yes' ? (
        <>
          <FormField as={RadioGroup} name="pepRelation" label={t('pepRelation')} options={relations} empty="" />
          <FormField
            as={TextField}
            name="pepPosition"
            label={t('pepPosition')}
            hint={t('pepPosition.hint')}
            autoComplete="off"
            normalise={collapse}
            empty=""
          />
        </>
      ) : null}
    </>
  );
}

function useYesNo() {
  const t = useText(openingExperience);
  return useMemo(
    () => [
      { value: 'yes', label: t('yes') },
      { value: 'no', label: t('no') },
    ],
    [t],
  );
}
