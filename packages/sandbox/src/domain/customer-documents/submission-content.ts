import { getBaseInfo } from '@quayside/flow-opening/internals/rules';
import { openingSign } from '@quayside/flow-opening/internals/texts';
import { w8ben, w8benLife } from '@quayside/flow-w8ben/internals/texts';
import { lineTexts } from '@quayside/flow-w8ben/internals/w8ben-lines';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { getScreenTitle } from '@quayside/i18n/internals/screen-title';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { titles } from '@quayside/i18n/internals/text/titles';
import { nativeLanguageNames } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import { NOTICE_DAYS } from '@quayside/rules/internals/certification-change';
import type { Answers, StepAnswers } from '@quayside/rules/journey';
import type { Evidence } from '../evidence/record.ts';
import { loadSummary } from '../flows/summaries.ts';
import { type PdfBlock, type PdfContent, pageNumbers } from '../ports/pdf-maker.ts';
import { createServerTranslator, isServerTextKey } from '../texts/server-texts.ts';
import { type PdfSource, type Signature, textRow, toSignatureBlocks } from './pdf-rows.ts';
import { w8benBlocks } from './w8ben-content.ts';

/**
 * Returns the content of a submission's PDF in the customer's language: answers as in "check your answers", consents, documents, signature, W-8BEN and
 * hashes.
 */
export async function submissionContent(evidence: Evidence): Promise<PdfContent> {
  const { language, reference, at, number } = evidence;
  const store = new TextStore(language, 'plain');
  await store.load(titles, checkAnswers, openingSign, reasons, w8ben, w8benLife, ...lineTexts);
  const answers = Object.fromEntries(evidence.steps.map(({ step, answers: given }) => [step, given])) as Answers;
  const say = createServerTranslator(language);
  const source: PdfSource = {
    evidence,
    answers,
    say,
    words: (text, key, values) => store.translate(text, key, values),
  };
  const title = say('pdf.title', { reference });
  const name = getBaseInfo(answers).fullName;
  return {
    title,
    subject: reference,
    language,
    createdAt: new Date(at),
    blocks: [
      { is: 'title', text: title },
      {
        is: 'box',
        rows: [
          ...(typeof name === 'string' && name ? [{ label: say('pdf.statement.holder'), value: name }] : []),
          { label: say('pdf.reference'), value: reference },
          { label: say('pdf.submitted'), value: timeText(at, evidence) },
          { label: say('pdf.submission'), value: String(number) },
        ],
      },
      ...(await answerBlocks(source, store)),
      ...consentBlocks(source),
      ...documentBlocks(source),
      ...replyBlocks(source),
      ...signatureBlocks(source),
      ...(await w8benBlocks(source)),
      ...hashBlocks(source),
    ],
    foot: `${reference} · ${say('pdf.page', pageNumbers)}`,
  };
}

const timeText = (at: string, { language }: Evidence): string => formatSingaporeInstant(at, language);

/** Empties the consents in the answers of a step, because a separate list shows them with version and time. */
const answersBeside = (given: StepAnswers, { consents }: Evidence): StepAnswers =>
  consents.length > 0 && 'consents' in given ? { ...given, consents: [] } : given;

async function answerBlocks({ evidence, answers, words }: PdfSource, store: TextStore): Promise<readonly PdfBlock[]> {
  const blocks: PdfBlock[] = [];
  for (const { step, answers: given, asked } of evidence.steps) {
    const module = asked ? await loadSummary(evidence.flow, step) : undefined;
    if (!module) continue;
    await store.load(...module.texts);
    const rows = module.rows(answersBeside(given, evidence), words, evidence.language, answers, evidence.personData);
    if (rows.length === 0) continue;
    blocks.push({ is: 'heading', text: getScreenTitle(module.title, module.texts, words) ?? step });
    blocks.push(...rows.map(({ label, value }) => textRow(label, value)));
  }
  return blocks;
}

function consentBlocks({ evidence, say }: PdfSource): readonly PdfBlock[] {
  if (evidence.consents.length === 0) return [];
  return [
    { is: 'heading', text: say('pdf.consents') },
    ...evidence.consents.map(({ title, version, language, at }) => {
      const time = timeText(at, evidence);
      return textRow(title, say('pdf.consentAt', { version, language: nativeLanguageNames[language], time }));
    }),
  ];
}

/** Returns the documents that the submitted answers refer to, with their names. Deleted documents are left out. */
function documentsOf({ evidence, answers, say }: PdfSource) {
  const named = JSON.stringify(answers);
  return evidence.documents
    .filter(({ id }) => named.includes(id))
    .map(({ kind, sha256, at }) => {
      const key = `requirement.${requirementOf(kind)}`;
      return { name: isServerTextKey(key) ? say(key) : kind, sha256, at };
    });
}

function documentBlocks(source: PdfSource): readonly PdfBlock[] {
  const { evidence, say } = source;
  const sent = documentsOf(source);
  if (sent.length === 0) return [];
  return [
    { is: 'heading', text: say('pdf.documents') },
    ...sent.map(({ name, at }) => textRow(name, say('pdf.document', { time: timeText(at, evidence) }))),
  ];
}

/** Returns the blocks with each question of a reviewer and the customer's reply; empty without replies. */
const replyBlocks = ({ evidence: { replies = [] }, words }: PdfSource): readonly PdfBlock[] =>
  replies.length === 0
    ? []
    : [
        { is: 'heading', text: words(reasons, replies.length > 1 ? 'replyAnswers' : 'reply') },
        ...replies.map(({ question, text }) => textRow(question, text)),
      ];

/** Returns the last page: the hashes of agreements and documents. They prove which texts the customer agreed to and which files the customer sent. */
function hashBlocks(source: PdfSource): readonly PdfBlock[] {
  const hashed = [
    ...source.evidence.consents.map(({ title, sha256 }) => ({ name: title, sha256 })),
    ...documentsOf(source),
  ];
  if (hashed.length === 0) return [];
  return [
    { is: 'page-break' },
    { is: 'heading', text: source.say('pdf.hashes') },
    ...hashed.map(({ name, sha256 }) => textRow(name, sha256)),
  ];
}

/** Kinds of documents that prove an answer about experience or a declaration. */
const experienceKinds: readonly string[] = [
  'diploma',
  'professional-qualification',
  'work-experience',
  'exam-certificate',
  'employer-consent',
];

/** Returns the id of the review item to which a kind of document belongs. */
function requirementOf(kind: string): string {
  if (kind.startsWith('identity-')) return 'identity-document';
  if (kind.startsWith('face')) return 'face';
  if (kind.startsWith('additional-')) return 'additional-document';
  return experienceKinds.includes(kind) ? 'experience' : kind;
}

/** Returns the signature, below the declaration that it confirms. */
function signatureBlocks({ evidence, answers, say, words }: PdfSource): readonly PdfBlock[] {
  const given = answers['sign-info'] as
    | { name?: string; signature?: Signature; declared?: boolean; reused?: { signedAt: string } }
    | undefined;
  if (!given) return [];
  const { reused } = given;
  const at = evidence.steps.find(({ step }) => step === 'sign-info')?.at ?? evidence.at;
  return [
    { is: 'heading', text: say('pdf.signature') },
    ...(answers['check-answers']?.confirmed === true
      ? [textRow(words(checkAnswers, 'heading'), words(checkAnswers, 'confirmed'))]
      : []),
    ...(given.declared
      ? [{ is: 'paragraph', text: words(openingSign, 'declared', { days: NOTICE_DAYS }) } as const]
      : []),
    ...toSignatureBlocks(given.signature),
    { is: 'paragraph', text: say('pdf.signed', { name: given.name ?? '', time: timeText(at, evidence) }) },
    ...(reused
      ? [{ is: 'paragraph', text: say('pdf.signatureReused', { time: timeText(reused.signedAt, evidence) }) } as const]
      : []),
  ];
}
