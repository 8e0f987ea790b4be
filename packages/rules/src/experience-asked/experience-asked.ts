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

/** The only possible answers of somebody who has never traded a kind. */
const noTrades = (kind: TradedKind): Values => ({ [`${kind}Years`]: 'less-than-1', [`${kind}Times`]: 'none' });

/** Whether somebody is asked for how long and how often they traded a kind: if they traded it, or have answered otherwise before. */
export const asksTrades = (kind: TradedKind, values: Values): boolean =>
  hasTraded(kind, values.tradeCategories) ||
  Object.entries(noTrades(kind)).some(([field, only]) => values[field] && values[field] !== only);

/** Returns the answers with those that follow from the categories: who has never traded a kind is not asked for how long. */
export const withImplied = (values: Values): Values =>
  Array.isArray(values.tradeCategories) && values.tradeCategories.length > 0
    ? Object.assign({}, values, ...tradedKinds.map((kind) => (asksTrades(kind, values) ? {} : noTrades(kind))))
    : values;

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
