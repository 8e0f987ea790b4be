import { signedAtText } from '@quayside/i18n/signed-at';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { linesOf } from '@quayside/i18n/w8ben-lines';
import { formatW8benDate } from '@quayside/rules/calendar-date';
import type { AffidavitScope, W8benLines } from '@quayside/rules/journeys/w8ben';
import { w8benSignedOn } from '@quayside/rules/w8ben-validity';
import type { PdfBlock } from './pdf-maker.ts';
import { row, type Signature, signed, type Told } from './told.ts';

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

type Certified = { readonly name?: string; readonly signedAt?: string; readonly signature?: Signature };

/** The form and the affidavit on pages of their own, line by line as the customer checked them. What was not asked for is not there. */
export function w8benBlocks(told: Told): readonly PdfBlock[] {
  const { answers, evidence } = told;
  const form = answers['w8ben.form'] as W8benLines | undefined;
  const asked = (step: string) =>
    evidence.steps.some((one) => one.step === step && one.asked) ? answers[step] : undefined;
  const certified = asked('w8ben.signature') as Certified | undefined;
  const affirmed = asked('affidavit') as (Certified & AffidavitScope) | undefined;
  if (!form || !(certified || affirmed)) return [];
  return [
    ...formBlocks(told, form),
    ...(certified ? certificationBlocks(told, certified) : []),
    ...(affirmed ? affidavitBlocks(told, affirmed) : []),
  ];
}

function formBlocks({ evidence, words }: Told, form: W8benLines): readonly PdfBlock[] {
  const t = (key: string, values?: Readonly<Record<string, string>>) => words(w8ben, key, values);
  const { part1, part2 } = linesOf(form, words, evidence.language, evidence.accountNumber);
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
  ];
}

const certificationBlocks = (told: Told, certified: Certified): readonly PdfBlock[] => [
  { is: 'heading', text: told.words(w8ben, 'part3') },
  ...certification.map((key): PdfBlock => ({ is: 'paragraph', text: told.words(w8ben, key) })),
  ...signatureOf(told, certified),
];

function affidavitBlocks(told: Told, affirmed: Certified & AffidavitScope): readonly PdfBlock[] {
  const { kind, from, formSignedOn, signedAt } = affirmed;
  const days = {
    signed: formatW8benDate(formSignedOn),
    from: formatW8benDate(from),
    to: signedAt ? formatW8benDate(w8benSignedOn(new Date(signedAt))) : '',
  };
  return [
    { is: 'page-break' },
    { is: 'title', text: told.words(w8benLife, 'affidavit.heading') },
    { is: 'paragraph', text: told.words(w8benLife, `affidavit.${kind}`, days) },
    ...signatureOf(told, affirmed),
  ];
}

const signatureOf = ({ words }: Told, { name = '', signedAt, signature }: Certified): readonly PdfBlock[] => [
  ...signed(signature),
  {
    is: 'paragraph',
    text: words(w8ben, 'statement', { name, timestamp: signedAt ? signedAtText(new Date(signedAt)) : '' }),
  },
];
