type Values = Readonly<Record<string, unknown>>;

const includes = (list: unknown, id: string): boolean => Array.isArray(list) && list.includes(id);

/** Returns whether the customer chose an assessment other than `none`. Such an assessment needs a proof and the declaration. */
export const hasAssessment = (chosen: unknown): boolean =>
  Array.isArray(chosen) && chosen.length > 0 && !chosen.includes('none');

/** Trade categories by kind of product. The form does not ask for years or number of trades of other categories. */
const categoriesOf = { stock: ['stocks', 'etfs'], derivative: ['options', 'futures', 'cfd', 'forex'] } as const;

/** A kind of traded product. The form asks for years and number of trades by kind. */
export type TradedKind = keyof typeof categoriesOf;
/** All kinds of traded products, in the order of the questions. */
export const tradedKinds: readonly TradedKind[] = ['stock', 'derivative'];

/** Returns whether a list of trade categories contains one of a kind. */
export const hasTraded = (kind: TradedKind, categories: unknown): boolean =>
  categoriesOf[kind].some((category) => includes(categories, category));

/** The form fields for proofs, by assessment. */
export const proofFields = {
  diploma: ['diplomaProof'],
  'professional-qualification': ['qualificationProof'],
  'exam-certificate': ['examCertificate', 'examPassedOn'],
  'work-experience': ['workExperienceProof'],
} as const;

/** Returns the assessment fields that do not apply to the chosen assessments: proofs of other assessments and, without an assessment, the declarations. */
export const inapplicableAssessmentFields = (chosen: unknown): readonly string[] => [
  ...Object.entries(proofFields).flatMap(([one, fields]) =>
    hasAssessment(chosen) && includes(chosen, one) ? [] : [...fields],
  ),
  ...(hasAssessment(chosen) ? [] : ['noPriorRefusal', 'priorRefusals']),
];

/** Returns the fields of experience and declarations that do not apply to the answers. */
export function inapplicableExperienceFields(values: Values): readonly string[] {
  const { tradeCategories, cognitiveAssessment, regulatedEmployee, employerConsent, pep } = values;
  return [
    ...tradedKinds.flatMap((kind) => (hasTraded(kind, tradeCategories) ? [] : [`${kind}Years`, `${kind}Times`])),
    ...inapplicableAssessmentFields(cognitiveAssessment),
    ...(regulatedEmployee === 'yes' ? [] : ['licenceNumber', 'employerConsent']),
    ...(regulatedEmployee === 'yes' && employerConsent === 'yes' ? [] : ['employerConsentLetter']),
    ...(pep === 'yes' ? [] : ['pepRelation', 'pepPosition']),
  ];
}
