type Values = Readonly<Record<string, unknown>>;

const includes = (list: unknown, id: string): boolean => Array.isArray(list) && list.includes(id);

/** Whether the chosen assessments need a proof and the declaration. */
export const hasAssessment = (chosen: unknown): boolean =>
  Array.isArray(chosen) && chosen.length > 0 && !chosen.includes('none');

/** Returns the answers without those to hidden questions. */
export function withoutHidden(values: Values): Values {
  const { cognitiveAssessment, regulatedEmployee, employerConsent, pep } = values;
  const { diplomaProof, qualificationProof, examCertificate, examPassedOn, workExperienceProof, ...asked } = values;
  const { noPriorRefusal, licenceNumber, ...others } = asked;
  const { employerConsent: _, employerConsentLetter, pepRelation, pepPosition, ...rest } = others;
  const assessed = hasAssessment(cognitiveAssessment);
  return {
    ...rest,
    ...(assessed && includes(cognitiveAssessment, 'diploma') ? { diplomaProof } : {}),
    ...(assessed && includes(cognitiveAssessment, 'professional-qualification') ? { qualificationProof } : {}),
    ...(assessed && includes(cognitiveAssessment, 'exam-certificate') ? { examCertificate, examPassedOn } : {}),
    ...(assessed && includes(cognitiveAssessment, 'work-experience') ? { workExperienceProof } : {}),
    ...(assessed ? { noPriorRefusal } : {}),
    ...(regulatedEmployee === 'yes' ? { licenceNumber, employerConsent } : {}),
    ...(regulatedEmployee === 'yes' && employerConsent === 'yes' ? { employerConsentLetter } : {}),
    ...(pep === 'yes' ? { pepRelation, pepPosition } : {}),
  };
}
