type Values = Readonly<Record<string, unknown>>;

const includes = (list: unknown, id: string): boolean => Array.isArray(list) && list.includes(id);

/** Whether the customer chose an assessment other than `none`, which needs a proof and the declaration. */
export const hasAssessment = (chosen: unknown): boolean =>
  Array.isArray(chosen) && chosen.length > 0 && !chosen.includes('none');

/** The trade categories of each kind. Other categories are not asked for years or number of trades. */
const categoriesOf = { stock: ['stocks', 'etfs'], derivative: ['options', 'futures', 'cfd', 'forex'] } as const;

/** A kind of traded product. The form asks for years and number of trades of each. */
export type TradedKind = keyof typeof categoriesOf;
/** All kinds, in the order of the questions. */
export const tradedKinds: readonly TradedKind[] = ['stock', 'derivative'];

/** Whether one of the traded categories is of a kind. */
export const hasTraded = (kind: TradedKind, categories: unknown): boolean =>
  categoriesOf[kind].some((category) => includes(categories, category));

/** The fields with the proof of each assessment. */
export const proofFields = {
  diploma: ['diplomaProof'],
  'professional-qualification': ['qualificationProof'],
  'exam-certificate': ['examCertificate', 'examPassedOn'],
  'work-experience': ['workExperienceProof'],
} as const;

/** Returns the assessment fields that do not apply to a choice: proofs of other assessments and, without an assessment, the declarations. */
export const notApplicableAssessment = (chosen: unknown): readonly string[] => [
  ...Object.entries(proofFields).flatMap(([one, fields]) =>
    hasAssessment(chosen) && includes(chosen, one) ? [] : [...fields],
  ),
  ...(hasAssessment(chosen) ? [] : ['noPriorRefusal', 'priorRefusals']),
];

/** Returns the fields of experience and declarations that do not apply to these answers. */
export function notApplicableExperience(values: Values): readonly string[] {
  const { tradeCategories, cognitiveAssessment, regulatedEmployee, employerConsent, pep } = values;
  return [
    ...tradedKinds.flatMap((kind) => (hasTraded(kind, tradeCategories) ? [] : [`${kind}Years`, `${kind}Times`])),
    ...notApplicableAssessment(cognitiveAssessment),
    ...(regulatedEmployee === 'yes' ? [] : ['licenceNumber', 'employerConsent']),
    ...(regulatedEmployee === 'yes' && employerConsent === 'yes' ? [] : ['employerConsentLetter']),
    ...(pep === 'yes' ? [] : ['pepRelation', 'pepPosition']),
  ];
}
