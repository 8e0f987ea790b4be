/** The text key of the button that leads to the only item to correct. */
export type CorrectionText =
  | 'correct.details'
  | 'correct.answers'
  | 'correct.reply'
  | 'correct.document'
  | 'correct.face'
  | 'correct.signature'
  | 'correct.agreements'
  | 'correct.w8ben';

/** Returns the key of the button's text for the correction of a requirement. `wants` says whether the reviewer asked for more answers or for a correction. */
export function correctionText(requirement: string, wants: 'more-answers' | 'a-correction'): CorrectionText {
  const words = own[requirement] ?? 'correct.answers';
  const isAnswers = words === 'correct.answers' || words === 'correct.details';
  return wants === 'more-answers' && isAnswers ? 'correct.reply' : words;
}

const own: Readonly<Record<string, CorrectionText>> = {
  'identity-details': 'correct.details',
  contact: 'correct.details',
  'identity-document': 'correct.document',
  'address-proof': 'correct.document',
  'bank-transfer': 'correct.document',
  'additional-document': 'correct.document',
  'relationship-proof': 'correct.document',
  face: 'correct.face',
  signature: 'correct.signature',
  agreements: 'correct.agreements',
  w8ben: 'correct.w8ben',
};
