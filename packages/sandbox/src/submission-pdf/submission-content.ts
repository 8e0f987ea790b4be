import { answersInWords, answerTitles, type SummaryRow, type Words as TextWords } from '@quayside/i18n/answers';
import { instantText } from '@quayside/i18n/instant-text';
import { ownNames } from '@quayside/i18n/language';
import { signedAtText } from '@quayside/i18n/signed-at';
import { titles } from '@quayside/i18n/text/titles';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { TextStore } from '@quayside/i18n/text-store';
import { linesOf, lineTexts } from '@quayside/i18n/w8ben-lines';
import type { Answers } from '@quayside/rules/journey';
import type { W8benLines } from '@quayside/rules/journeys/w8ben';
import type { Evidence } from '../evidence/record.ts';
import { isWord, type Words, wordsIn } from '../texts/words.ts';
import type { DrawnSignature, PdfBlock, PdfContent } from './pdf-maker.ts';

type ReadableStep = keyof typeof answersInWords;
type Told = { readonly evidence: Evidence; readonly answers: Answers; readonly say: Words; readonly words: TextWords };

/** The pages of a submission in the customer's language: the answers as "check your answers" reads them, consents, documents, signature, and the W-8BEN. */
export async function submissionContent(evidence: Evidence): Promise<PdfContent> {
  const { language, reference, at, number } = evidence;
  const store = new TextStore(language);
  await store.load(titles, w8ben, ...lineTexts);
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
      ...w8benBlocks(told),
    ],
    foot: (page, pages) => `${reference} · ${say('pdf.page', { page, pages })}`,
  };
}

const row = (label: string, value: SummaryRow['value']): PdfBlock => ({ is: 'row', label, lines: [value].flat() });
const timeText = (at: string, { language }: Evidence): string => `${instantText(at, language)} SGT`;
const isReadable = (step: string): step is ReadableStep => Object.hasOwn(answersInWords, step);

async function answerBlocks({ evidence, answers, words }: Told, store: TextStore): Promise<readonly PdfBlock[]> {
  const blocks: PdfBlock[] = [];
  for (const { step, answers: given, asked } of evidence.steps) {
    if (!asked || !isReadable(step)) continue;
    const module = await answersInWords[step]();
    await store.load(...module.texts);
    const rows = module.rows(given, words, evidence.language, answers);
    if (rows.length === 0) continue;
    blocks.push({ is: 'heading', text: words(titles, answerTitles[step]) });
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

/** Those that a submitted step names: what was tried and taken away again is nobody's business. */
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

/** The item that a kind of document belongs to. */
function requirementOf(kind: string): string {
  if (kind.startsWith('identity-')) return 'identity-document';
  if (kind.startsWith('face')) return 'face';
  if (kind.startsWith('additional-')) return 'additional-document';
  return ['exam-certificate', 'work-experience'].includes(kind) ? 'experience' : kind;
}

type Signature = { readonly method?: string; readonly text?: string } & Partial<DrawnSignature>;

function signed(signature: Signature | undefined): readonly PdfBlock[] {
  const { method, text, width, height, strokes } = signature ?? {};
  if (method === 'type' && text) return [{ is: 'paragraph', text }];
  return width && height && strokes ? [{ is: 'signature', drawn: { width, height, strokes } }] : [];
}

function signatureBlocks({ evidence, answers, say }: Told): readonly PdfBlock[] {
  const given = answers['sign-info'] as { name?: string; signature?: Signature } | undefined;
  if (!given) return [];
  const at = evidence.steps.find(({ step }) => step === 'sign-info')?.at ?? evidence.at;
  return [
    { is: 'heading', text: say('pdf.signature') },
    ...signed(given.signature),
    { is: 'paragraph', text: say('pdf.signed', { name: given.name ?? '', time: timeText(at, evidence) }) },
  ];
}

const certification = [
  'certify.intro',
  'certify.owner',
  'certify.notUs',
  'certify.relates',
  'certify.a',
  'certify.b',
  'certify.c',
  'certify.d',
  'certify.treaty',
  'certify.broker',
  'certify.authorise',
  'certify.newForm',
] as const;

/** The form on pages of its own, line by line as the customer checked it. */
function w8benBlocks({ evidence, answers, words }: Told): readonly PdfBlock[] {
  const form = answers['w8ben.form'] as W8benLines | undefined;
  const certified = answers['w8ben.signature'] as
    | { name?: string; signedAt?: string; signature?: Signature }
    | undefined;
  if (!form || !certified) return [];
  const t = (key: string, values?: Readonly<Record<string, string>>) => words(w8ben, key, values);
  const { part1, part2 } = linesOf(form, words, evidence.language);
  const lined = (lines: typeof part1) =>
    lines.map(({ line, label, value }) => row(t('lined', { line, label }), value ?? '–'));
  return [
    { is: 'page-break' },
    { is: 'title', text: t('list.title') },
    { is: 'paragraph', text: t('binding') },
    { is: 'heading', text: t('part1') },
    ...lined(part1),
    { is: 'heading', text: t('part2') },
    ...lined(part2),
    { is: 'heading', text: t('part3') },
    ...certification.map((key): PdfBlock => ({ is: 'paragraph', text: t(key) })),
    ...signed(certified.signature),
    {
      is: 'paragraph',
      text: t('statement', {
        name: certified.name ?? '',
        timestamp: certified.signedAt ? signedAtText(new Date(certified.signedAt)) : '',
      }),
    },
  ];
}
