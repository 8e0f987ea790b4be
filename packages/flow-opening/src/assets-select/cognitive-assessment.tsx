import { DocumentField } from '@quayside/flow/document-field';
import { FormField, useFormValue } from '@quayside/flow/form';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { useText } from '@quayside/i18n/use-text';
import { cognitiveAssessments } from '@quayside/rules/enumerations';
import { hasAssessment } from '@quayside/rules/experience-asked';
import { Checkbox } from '@quayside/ui/checkbox';
import { CheckboxGroup } from '@quayside/ui/checkbox-group';
import { DateField } from '@quayside/ui/date-field';
import { Notice } from '@quayside/ui/notice';
import { useMemo } from 'react';
import { Section } from './section.tsx';

/** What MAS asks before products of higher risk are opened, and the proof of what was ticked (RULE-14). */
export function CognitiveAssessment() {
  const t = useText(openingExperience);
  const chosen = useFormValue<readonly string[]>('cognitiveAssessment') ?? nothing;
  const options = useMemo(
    () =>
      cognitiveAssessments.map((value) => ({
        value,
        label: t(`cognitiveAssessment.${value}`),
        ...(value === 'none' ? {} : { hint: t(`cognitiveAssessment.${value}.hint`) }),
      })),
    [t],
  );
  const why = useMemo(() => ({ summary: t('why'), text: t('cognitiveAssessment.whyText') }), [t]);
  return (
    <Section heading={t('assessment.heading')}>
      <FormField
        as={CheckboxGroup}
        name="cognitiveAssessment"
        label={t('cognitiveAssessment')}
        hint={t('cognitiveAssessment.hint')}
        options={options}
        why={why}
        empty={nothing}
      />
      {hasAssessment(chosen) ? <Proofs chosen={chosen} /> : null}
      {chosen.length === 1 && chosen[0] === 'none' ? <Notice>{t('cognitiveAssessment.none.text')}</Notice> : null}
    </Section>
  );
}

const nothing: string[] = [];

function Proofs({ chosen }: { chosen: readonly string[] }) {
  const t = useText(openingExperience);
  return (
    <>
      {chosen.includes('work-experience') ? (
        <DocumentField
          name="workExperienceProof"
          kind="work-experience"
          label={t('workExperienceProof')}
          hint={t('workExperienceProof.hint')}
        />
      ) : null}
      {chosen.includes('exam-certificate') ? (
        <>
          <DocumentField name="examCertificate" kind="exam-certificate" label={t('examCertificate')} />
          <FormField
            as={DateField}
            name="examPassedOn"
            label={t('examPassedOn')}
            hint={t('examPassedOn.hint')}
            empty=""
          />
        </>
      ) : null}
      <FormField as={Checkbox} name="noPriorRefusal" label={t('noPriorRefusal')} empty={false} />
    </>
  );
}
