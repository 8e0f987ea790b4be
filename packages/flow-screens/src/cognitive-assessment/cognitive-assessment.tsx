import { FormField, useFormValue } from '@quayside/flow/form';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import { cognitiveAssessments } from '@quayside/rules/enumerations';
import { EXAM_CERTIFICATE_YEARS } from '@quayside/rules/internals/cognitive-assessment';
import { hasAssessment, proofFields } from '@quayside/rules/internals/experience-fields';
import { CheckboxGroup } from '@quayside/ui/checkbox-group';
import { DateField } from '@quayside/ui/date-field';
import { type ReactNode, useMemo } from 'react';
import { DocumentField } from '../document-field/document-field.tsx';

/** The parts of the assessment that differ between products. The question and its proofs are the same for all products (RULE-14). */
export type CognitiveAssessmentProps = {
  /** The hint of the option "None of these", which says what the customer then cannot trade. */
  none: string;
  /** The fields of the declaration, shown for all options except "None of these". */
  declaration: ReactNode;
  /** The content above the question. */
  children?: ReactNode;
};

/** Renders the MAS assessment for higher-risk products, with fields for the proof of each chosen option (RULE-14). */
export function CognitiveAssessment({ none, declaration, children }: CognitiveAssessmentProps) {
  const t = useText(tradingExperience);
  const chosen = useFormValue<readonly string[]>('cognitiveAssessment') ?? nothing;
  const options = useMemo(
    () =>
      cognitiveAssessments.map((value) => ({
        value,
        label: t(`cognitiveAssessment.${value}.label`),
        hint: value === 'none' ? none : t(`cognitiveAssessment.${value}.hint`),
      })),
    [t, none],
  );
  const why = useMemo(() => ({ summary: t('why'), text: t('cognitiveAssessment.whyText') }), [t]);
  return (
    <>
      {children}
      <FormField
        as={CheckboxGroup}
        name="cognitiveAssessment"
        label={t('cognitiveAssessment.label')}
        hint={t('cognitiveAssessment.hint')}
        options={options}
        why={why}
        empty={nothing}
      />
      {hasAssessment(chosen) ? <Proofs chosen={chosen}>{declaration}</Proofs> : null}
    </>
  );
}

const nothing: string[] = [];

/** Returns the names of the fields that the assessment shows for the chosen options: the question, the proofs and the declaration. */
export function assessmentFields(
  chosen: readonly string[] | undefined = nothing,
  declaration: 'noPriorRefusal' | 'priorRefusals',
): readonly [string, ...string[]] {
  if (!hasAssessment(chosen)) return ['cognitiveAssessment'];
  const proofs = Object.entries(proofFields).flatMap(([one, fields]) => (chosen.includes(one) ? fields : []));
  return ['cognitiveAssessment', ...proofs, declaration];
}

function Proofs({ chosen, children }: { chosen: readonly string[]; children: ReactNode }) {
  const t = useText(tradingExperience);
  return (
    <>
      {chosen.includes('diploma') ? (
        <DocumentField
          name="diplomaProof"
          kind="diploma"
          label={t('diplomaProof.label')}
          hint={t('diplomaProof.hint')}
        />
      ) : null}
      {chosen.includes('professional-qualification') ? (
        <DocumentField
          name="qualificationProof"
          kind="professional-qualification"
          label={t('qualificationProof.label')}
          hint={t('qualificationProof.hint')}
        />
      ) : null}
      {chosen.includes('work-experience') ? (
        <DocumentField
          name="workExperienceProof"
          kind="work-experience"
          label={t('workExperienceProof.label')}
          hint={t('workExperienceProof.hint')}
        />
      ) : null}
      {chosen.includes('exam-certificate') ? (
        <>
          <DocumentField name="examCertificate" kind="exam-certificate" label={t('examCertificate')} />
          <FormField
            as={DateField}
            name="examPassedOn"
            label={t('examPassedOn.label')}
            hint={t('examPassedOn.hint', { years: EXAM_CERTIFICATE_YEARS })}
            empty=""
          />
        </>
      ) : null}
      {children}
    </>
  );
}
