import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { useText } from '@quayside/i18n/use-text';
import { cognitiveAssessments } from '@quayside/rules/enumerations';
import { hasAssessment } from '@quayside/rules/experience-asked';
import { CheckboxGroup } from '@quayside/ui/checkbox-group';
import { DateField } from '@quayside/ui/date-field';
import { Notice } from '@quayside/ui/notice';
import { type ReactNode, useMemo } from 'react';
import { DocumentField } from '../document-field/document-field.tsx';
import { FormField, useFormValue } from '../form/form.tsx';
import { Section } from '../section.tsx';

/** The words around the question, which differ from product to product; the question and its proofs are the same everywhere (RULE-14). */
export type CognitiveAssessmentProps = {
  /** beside "None of these", where that is chosen: what stays closed */
  none: ReactNode;
  /** what is declared with any of the others */
  declaration: ReactNode;
  /** between the heading and the question */
  children?: ReactNode;
};

/** What MAS asks before products of higher risk are opened, and the proof of what was ticked (RULE-14). */
export function CognitiveAssessment({ none, declaration, children }: CognitiveAssessmentProps) {
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
      {children}
      <FormField
        as={CheckboxGroup}
        name="cognitiveAssessment"
        label={t('cognitiveAssessment')}
        hint={t('cognitiveAssessment.hint')}
        options={options}
        why={why}
        empty={nothing}
      />
      {hasAssessment(chosen) ? <Proofs chosen={chosen}>{declaration}</Proofs> : null}
      {chosen.length === 1 && chosen[0] === 'none' ? <Notice>{none}</Notice> : null}
    </Section>
  );
}

const nothing: string[] = [];

function Proofs({ chosen, children }: { chosen: readonly string[]; children: ReactNode }) {
  const t = useText(openingExperience);
  return (
    <>
      {chosen.includes('diploma') ? (
        <DocumentField name="diplomaProof" kind="diploma" label={t('diplomaProof')} hint={t('diplomaProof.hint')} />
      ) : null}
      {chosen.includes('professional-qualification') ? (
        <DocumentField
          name="qualificationProof"
          kind="professional-qualification"
          label={t('qualificationProof')}
          hint={t('qualificationProof.hint')}
        />
      ) : null}
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
      {children}
    </>
  );
}
