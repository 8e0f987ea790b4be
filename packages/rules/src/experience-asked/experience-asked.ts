type Values = Readonly<Record<string, unknown>>;

const includes = (list: unknown, id: string): boolean => Array.isArray(list) && list.includes(id);

/** Whether the chosen assessments need a proof and the declaration. */
export const hasAssessment = (chosen: unknown): boolean =>
  Array.isArray(chosen) && chosen.length > 0 && !chosen.includes('none');

/** The categories of each kind; others have neither years nor a number of trades. */
const categoriesOf = { stock: ['stocks', 'etfs'], derivative: ['options', 'futures', 'cfd', 'forex'] } as const;

/** A kind of what somebody has traded: years and number of trades are asked for each. */
export type TradedKind = keyof typeof categoriesOf;
/** All kinds, in the order of the questions. */
export const tradedKinds: readonly TradedKind[] = ['stock', 'derivative'];

/** Whether the categories that somebody has traded are of a kind. */
export const hasTraded = (kind: TradedKind, categories: unknown): boolean =>
  categoriesOf[kind].some((category) => includes(categories, category));

/** The fields that prove each assessment. */
export const proofFields = {
  diploma: ['diplomaProof'],
  'professional-qualification': ['qualificationProof'],
  'exam-certificate': ['examCertificate', 'examPassedOn'],
  'work-experience': ['workExperienceProof'],
} as const;

/** Returns the fields of the assessment that a choice does not ask for: the proofs of others, and the declarations that go with any assessment. */
export const unaskedAssessment = (chosen: unknown): readonly string[] => [
  ...Object.entries(proofFields).flatMap(([one, fields]) =>
    hasAssessment(chosen) && includes(chosen, one) ? [] : [...fields],
  ),
  ...(hasAssessment(chosen) ? [] : ['noPriorRefusal', 'priorRefusals']),
];

/** Returns the fields of experience and declarations that these answers do not ask for. */
export function unaskedExperience(values: Values): readonly string[] {
  const { tradeCategories, cognitiveAssessment, regulatedEmployee, employerConsent, pep } = values;
  return [
    ...tradedKinds.flatMap((kind) => (hasTraded(kind, tradeCategories) ? [] : [`${kind}Years`, `${kind}Times`])),
    ...unaskedAssessment(cognitiveAssessment),
    ...(regulatedEmployee === 'yes' ? [] : ['licenceNumber', 'employerConsent']),
    ...(regulatedEmployee === 'yes' && employerConsent === 'yes' ? [] : ['employerConsentLetter']),
    ...(pep === 'yes' ? [] : ['pepRelation', 'pepPosition']),
  ];
}
