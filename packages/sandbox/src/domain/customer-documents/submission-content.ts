import { instantText } from '@quayside/i18n/instant-text';
import { ownNames } from '@quayside/i18n/language';
import { screenTitle } from '@quayside/i18n/screen-title';
import { titles } from '@quayside/i18n/text/titles';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { TextStore } from '@quayside/i18n/text-store';
import type { Answers } from '@quayside/rules/journey';
import { answersInWords } from '@quayside/summaries/answers';
import { lineTexts } from '@quayside/summaries/w8ben-lines';
import type { Evidence } from '../evidence/record.ts';
import { type PdfBlock, type PdfContent, pageNumbers } from '../ports/pdf-maker.ts';
import { isWord, wordsIn } from '../texts/words.ts';
import { row, type Signature, signed, type Told } from './told.ts';
import { w8benBlocks } from './w8ben-content.ts';

type ReadableStep = keyof typeof answersInWords;

/** Returns the pages of a submission in the customer's language: answers as in "check your answers", consents, documents, signature and W-8BEN. */
export async function submissionContent(evidence: Evidence): Promise<PdfContent> {
  const { language, reference, at, number } = evidence;
  const store = new TextStore(language, 'plain');
  await store.load(titles, w8ben, w8benLife, ...lineTexts);
  const answers = Object.fromEntries(evidence.steps.map(({ step, answers: given }) => [step, given])) as Answers;
  const say = wordsIn(language);
  const told: Told = { evidence, answers, say, words: (text, key, values) => store.translate(text, key, values) };
  const title = say('pdf.title', { reference });
  return {
    title,
    subject: reference,
    language,
    createdAt: new Date(at),
    blocks: [
      { is: 'title', text: title },
      row(say('pdf.reference'), reference),
      row(say('pdf.submitted'), timeText(at, evidence)),
      row(say('pdf.submission'), String(number)),
      ...(await answerBlocks(told, store)),
      ...consentBlocks(told),
      ...documentBlocks(told),
      ...signatureBlocks(told),
      ...(await w8benBlocks(told)),
    ],
    foot: `${reference} · ${say('pdf.page', pageNumbers)}`,
  };
}

const timeText = (at: string, { language }: Evidence): string => instantText(at, language);
const isReadable = (step: string): step is ReadableStep => Object.hasOwn(answersInWords, step);

async function answerBlocks({ evidence, answers, words }: Told, store: TextStore): Promise<readonly PdfBlock[]> {
  const blocks: PdfBlock[] = [];
  for (const { step, answers: given, asked } of evidence.steps) {
    if (!asked || !isReadable(step)) continue;
    const module = await answersInWords[step]();
    await store.load(...module.texts);
    const rows = module.rows(given, words, evidence.language, answers);
    if (rows.length === 0) continue;
    blocks.push({ is: 'heading', text: screenTitle(module.title, module.texts, words) ?? step });
    blocks.push(...rows.map(({ label, value }) => row(label, value)));
  }
  return blocks;
}

function consentBlocks({ evidence, say }: Told): readonly PdfBlock[] {
  if (evidence.consents.length === 0) return [];
  return [
    { is: 'heading', text: say('pdf.consents') },
    ...evidence.consents.map(({ title, version, language, sha256: hash, at }) => {
      const time = timeText(at, evidence);
      return row(title, say('pdf.consent', { version, language: ownNames[language], time, hash }));
    }),
  ];
}

/** Lists the documents that a submitted step uses, without deleted ones. */
function documentBlocks({ evidence, answers, say }: Told): readonly PdfBlock[] {
  const named = JSON.stringify(answers);
  const sent = evidence.documents.filter(({ id }) => named.includes(id));
  if (sent.length === 0) return [];
  return [
    { is: 'heading', text: say('pdf.documents') },
    ...sent.map(({ kind, sha256: hash, at }) => {
      const key = `requirement.${requirementOf(kind)}`;
      return row(isWord(key) ? say(key) : kind, say('pdf.document', { time: timeText(at, evidence), hash }));
    }),
  ];
}

/** Kinds that prove an answer of the experience and declarations step. */
const experienceKinds: readonly string[] = [
  'diploma',
  'professional-qualification',
  'work-experience',
  'exam-certificate',
  'employer-consent',
];

/** Returns the requirement of a document's kind. */
function requirementOf(kind: string): string {
  if (kind.startsWith('identity-')) return 'identity-document';
  if (kind.startsWith('face')) return 'face';
  if (kind.startsWith('additional-')) return 'additional-document';
  return experienceKinds.includes(kind) ? 'experience' : kind;
}

function signatureBlocks({ evidence, answers, say }: Told): readonly PdfBlock[] {
  const given = answers['sign-info'] as
    | { name?: string; signature?: Signature; reused?: { signedAt: string } }
    | undefined;
  if (!given) return [];
  const { reused } = given;
  const at = evidence.steps.find(({ step }) => step === 'sign-info')?.at ?? evidence.at;
  return [
    { is: 'heading', text: say('pdf.signature') },
    ...signed(given.signature),
    { is: 'paragraph', text: say('pdf.signed', { name: given.name ?? '', time: timeText(at, evidence) }) },
    ...(reused
      ? [{ is: 'paragraph', text: say('pdf.signatureReused', { time: timeText(reused.signedAt, evidence) }) } as const]
      : []),
  ];
}
