import { formatSignedAt } from '@quayside/flow-w8ben/internals/signed-at';
import { w8ben, w8benLife } from '@quayside/flow-w8ben/internals/texts';
import { formatW8benLines, lineTexts } from '@quayside/flow-w8ben/internals/w8ben-lines';
import type { AffidavitScope, W8benLines } from '@quayside/flow-w8ben/rules';
import type { KeyOf } from '@quayside/i18n/define-text';
import { TextStore } from '@quayside/i18n/text-store';
import { w8benSignedOn } from '@quayside/rules/internals/w8ben-validity';
import { formatW8benDate } from '@quayside/values/calendar-date';
import type { PdfBlock } from '../ports/pdf-maker.ts';
import print from './form-w8ben.json' with { type: 'json' };
import { amountRow, type PdfSource, type Signature, textRow, toSignatureBlocks } from './pdf-rows.ts';

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

type Certified = {
  readonly name?: string;
  readonly signedAt?: string;
  readonly certified?: boolean;
  readonly capacity?: boolean;
  readonly declared?: boolean;
  readonly signature?: Signature;
};
type Form = W8benLines;

/**
 * Returns the blocks of the form and the affidavit, line by line, with only the questions that applied. The English text of Form W-8BEN (Rev. October 2021)
 * is binding; a translation follows if the customer read another language.
 */
export async function w8benBlocks(source: PdfSource): Promise<readonly PdfBlock[]> {
  const { answers, evidence } = source;
  const form = answers['w8ben.form'] as Form | undefined;
  const asked = (step: string) =>
    evidence.steps.some((one) => one.step === step && one.asked) ? answers[step] : undefined;
  const certified = asked('w8ben.signature') as Certified | undefined;
  const affirmed = asked('affidavit') as (Certified & AffidavitScope) | undefined;
  if (!form || !(certified || affirmed)) return [];
  const english = await inEnglish(source);
  const translated = evidence.language !== 'en';
  return [
    ...binding([{ is: 'page-break' }, ...printedHead, ...linesBlocks(english, form)]),
    ...(certified
      ? binding([
          ...certificationBlocks(english, certified),
          ...capacityBlocks(english, certified),
          ...signing(english, certified),
        ])
      : []),
    ...(translated ? translationBlocks(source, form, certified) : []),
    ...(affirmed ? binding(affidavitBlocks(english, affirmed, signing(english, affirmed))) : []),
    ...(affirmed && translated ? affidavitBlocks(source, affirmed) : []),
  ];
}

async function inEnglish(source: PdfSource): Promise<PdfSource> {
  const store = new TextStore('en');
  await store.load(w8ben, w8benLife, ...lineTexts);
  return {
    ...source,
    evidence: { ...source.evidence, language: 'en' },
    words: (text, key, values) => store.translate(text, key, values),
  };
}

const binding = (blocks: readonly PdfBlock[]): readonly PdfBlock[] =>
  blocks.map((block) => ({ ...block, language: 'en' }));

/** The start of the form above Part I: who uses this form, and who needs another one. */
const printedHead: readonly PdfBlock[] = [
  { is: 'title', text: print.title },
  { is: 'paragraph', text: print.name },
  { is: 'paragraph', text: print.agency },
  { is: 'paragraph', text: print.use },
  ...print.others.map(([who = '', form = '']) => amountRow(who, form)),
  { is: 'paragraph', text: print.note },
];

function linesBlocks({ evidence, words }: PdfSource, form: Form): readonly PdfBlock[] {
  const t = (key: KeyOf<typeof w8ben>, values?: Readonly<Record<string, string>>) => words(w8ben, key, values);
  const { part1, part2 } = formatW8benLines(form, words, evidence.language, evidence);
  const lined = (lines: typeof part1) =>
    lines.map(({ line, label, printed, value }) =>
      textRow(t('lined', { line, label: printed ?? label }), value ?? '–'),
    );
  return [{ is: 'heading', text: t('part1') }, ...lined(part1), { is: 'heading', text: t('part2') }, ...lined(part2)];
}

const certificationBlocks = ({ words }: PdfSource, { certified }: Certified): readonly PdfBlock[] => [
  { is: 'heading', text: words(w8ben, 'part3') },
  ...(certified ? certification : []).map((key): PdfBlock => ({ is: 'paragraph', text: words(w8ben, key) })),
];

/** Returns the ticked checkbox with the capacity of the signer, or an empty list if it was not ticked. */
const capacityBlocks = ({ words }: PdfSource, { capacity }: Certified): readonly PdfBlock[] =>
  capacity ? [amountRow(words(w8ben, 'capacity'), words(w8ben, 'ticked'))] : [];

function translationBlocks(source: PdfSource, form: Form, certified: Certified | undefined): readonly PdfBlock[] {
  const { words } = source;
  return [
    { is: 'page-break' },
    { is: 'title', text: words(w8ben, 'list.title') },
    { is: 'paragraph', text: words(w8ben, 'binding') },
    ...linesBlocks(source, form),
    ...(certified
      ? [
          ...certificationBlocks(source, certified),
          ...capacityBlocks(source, certified),
          statementOf(source, certified),
        ]
      : []),
  ];
}

/** Returns the blocks of an affidavit. Only the binding version has a `signature`; a translation has none. */
function affidavitBlocks(
  { words }: PdfSource,
  affirmed: Certified & AffidavitScope,
  signature: readonly PdfBlock[] = [],
): readonly PdfBlock[] {
  const { kind, from, formSignedOn, signedAt, declared } = affirmed;
  const days = { signed: formatW8benDate(formSignedOn), from: formatW8benDate(from), to: dayOf(signedAt) };
  return [
    { is: 'page-break' },
    { is: 'title', text: words(w8benLife, 'affidavit.heading') },
    { is: 'paragraph', text: words(w8benLife, `affidavit.${kind}`, days) },
    ...(declared ? [{ is: 'paragraph', text: words(w8benLife, 'affidavit.declared') } as const] : []),
    ...signature,
  ];
}

const dayOf = (signedAt: string | undefined): string =>
  signedAt ? formatW8benDate(w8benSignedOn(new Date(signedAt))) : '';

const signing = (source: PdfSource, certified: Certified): readonly PdfBlock[] => [
  { is: 'paragraph', text: print.signature },
  ...toSignatureBlocks(certified.signature),
  statementOf(source, certified),
  textRow(print.signer, certified.name ?? ''),
  textRow(print.date, dayOf(certified.signedAt)),
];

const statementOf = ({ words }: PdfSource, { name = '', signedAt }: Certified): PdfBlock => ({
  is: 'paragraph',
  text: words(w8ben, 'statement.label', { name, timestamp: signedAt ? formatSignedAt(new Date(signedAt)) : '' }),
});
