import type { Answers, StepAnswers } from '@quayside/rules/journey';
import type { Text, Values } from '../define-text.ts';
import type { Language } from '../language.ts';

/** One answer as it is read back: its question, and the answer in words; several where the question takes several. */
export type SummaryRow = {
  readonly label: string;
  readonly value: string | readonly string[];
  /** masked until the reader asks for it */
  readonly sensitive?: true;
};

/** A text in the language on screen: a group, a key of it, and the values of its placeholders. */
export type Words = (text: Text, key: string, values?: Values) => string;

/** A step's answers in words. `texts` are the groups that `rows` asks for: load them before it is called. */
export type SummaryModule = {
  readonly texts: readonly Text[];
  /** `language` is that of `words`: dates, amounts and states are written by it. `all` are the answers of every step: some decide what this one asked */
  readonly rows: (answers: StepAnswers, words: Words, language: Language, all: Answers) => readonly SummaryRow[];
};

/**
 * The steps of an opening, and of an application for options, futures or CFDs, whose answers can be read back, by id: the one model behind "check your answers" and the PDF of what was signed. Each loads
 * when it is asked for.
 */
export const answersInWords = {
  choose: async () => (await import('./choose.ts')).summary,
  'choose-account': async () => (await import('./choose-account.ts')).summary,
  'show-sinpass': async () => (await import('./show-sinpass.ts')).summary,
  'sinpass-additional': async () => (await import('./sinpass-additional.ts')).summary,
  'base-info': async () => (await import('./base-info.ts')).summary,
  'contact-info': async () => (await import('./contact-info.ts')).summary,
  'assets-info': async () => (await import('./assets-info.ts')).summary,
  'assets-select': async () => (await import('./assets-select.ts')).summary,
  risklevel: async () => (await import('./risklevel.ts')).summary,
  'select-account-type': async () => (await import('./select-account-type.ts')).summary,
  'submit-photo': async () => (await import('./submit-photo.ts')).summary,
  'submit-address': async () => (await import('./submit-address.ts')).summary,
  'prove-relationship': async () => (await import('./prove-relationship.ts')).summary,
  'submit-transfer': async () => (await import('./submit-transfer.ts')).summary,
  'additional-document': async () => (await import('./additional-document.ts')).summary,
  'face-h5': async () => (await import('./face-h5.ts')).summary,
  'agreement-info': async () => (await import('./agreement-info.ts')).summary,
  introduce: async () => (await import('./introduce.ts')).summary,
  experience: async () => (await import('./experience.ts')).summary,
  'risk-statement': async () => (await import('./agreement-info.ts')).summary,
  agreement: async () => (await import('./agreement-info.ts')).summary,
  'w8ben.form': async () => (await import('./w8ben.ts')).formSummary,
  'w8ben.signature': async () => (await import('./w8ben.ts')).certificationSummary,
} as const satisfies Readonly<Record<string, () => Promise<SummaryModule>>>;

/** What each step is called, as a key of the group `titles`: the title of its screen. */
export const answerTitles = {
  choose: 'title.sgChoose',
  'choose-account': 'title.sgChooseAccount',
  'show-sinpass': 'title.sgShowSinpass',
  'sinpass-additional': 'title.sgSinpassAdditional',
  'base-info': 'title.sgBaseInfo',
  'contact-info': 'title.sgContactInfo',
  'assets-info': 'title.sgAssetsInfo',
  'assets-select': 'title.sgAssetsSelect',
  risklevel: 'title.riskState',
  'select-account-type': 'title.sgSelectAccountType',
  'submit-photo': 'title.sgSubmitPhoto',
  'submit-address': 'title.sgSubmitAddress',
  'prove-relationship': 'title.sgProveRelationship',
  'submit-transfer': 'title.submitTransfer',
  'additional-document': 'title.additionalDocument',
  'face-h5': 'title.sgFaceH5',
  'agreement-info': 'title.sgAgreementInfo',
  introduce: 'title.sgOptionsIntroduce',
  experience: 'title.sgAssetsSelect',
  'risk-statement': 'title.sgRiskStatement',
  agreement: 'title.sgAgreementInfo',
  'w8ben.form': 'title.sgW8BenForm',
  'w8ben.signature': 'title.sgW8BenSignature',
} as const satisfies Readonly<Record<keyof typeof answersInWords, string>>;
