import * as call from '@quayside/contract/calls/opening';
import { type Language, languages } from '@quayside/i18n/language';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePdf } from '../../http/files/answer-pdf.ts';
import { makePdf } from '../../node/pdf-lib-maker.ts';
import { TestOpening } from '../../testing/opening.ts';
import { getNormalizedText, normalizeText, readPdf } from '../../testing/read-pdf.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import type { Evidence } from '../evidence/record.ts';
import { createFooter } from '../ports/pdf-maker.ts';
import type { ServerContext } from '../ports/server-context.ts';
import { submissionContent } from './submission-content.ts';

/** A node of pdfjs's page structure, which exports no type. */
type StructureNode = { role: string; children: (StructureNode | object)[] };

/** Text of Form W-8BEN (Rev. October 2021), verbatim except for "(see instructions)". */
const printedOnTheForm = [
  'Certificate of Foreign Status of Beneficial Owner for United States Tax Withholding and Reporting (Individuals)',
  'Part I · Identification of Beneficial Owner',
  '1 · Name of individual who is the beneficial owner',
  '2 · Country of citizenship',
  '3 · Permanent residence address (street, apt. or suite no., or rural route). Do not use a P.O. box or in-care-of address.',
  '4 · Mailing address (if different from above)',
  '5 · U.S. taxpayer identification number (SSN or ITIN), if required',
  '6a · Foreign tax identifying number',
  '6b · Check if FTIN not legally required',
  '7 · Reference number(s)',
  '8 · Date of birth (MM-DD-YYYY)',
  'Part II · Claim of Tax Treaty Benefits (for chapter 3 purposes only)',
  '10 · Special rates and conditions (if applicable)',
  'Part III · Certification',
  'The person named on line 1 of this form is not a U.S. person;',
  '(d) the partner’s amount realized from the transfer of a partnership interest subject to withholding under section 1446(f);',
  'For broker transactions or barter exchanges, the beneficial owner is an exempt foreign person as defined in the instructions.',
  'I agree that I will submit a new form within 30 days if any certification made on this form becomes incorrect.',
  'I certify that I have the capacity to sign for the person identified on line 1 of this form.',
  'Signature of beneficial owner (or individual authorized to sign for beneficial owner)',
  'Print name of signer',
  'Date (MM-DD-YYYY)',
];

describe('the PDF of a submission', () => {
  let sandbox: TestSandbox;
  let opening: TestOpening;
  let evidence: Evidence;
  let now = new Date();
  beforeAll(async () => {
    sandbox = await openTestSandbox({ clock: () => now });
    opening = await TestOpening.start(await sandbox.customer());
    await opening.fillIn();
    await opening.submit();
    const kept = await sandbox.api<{ evidence: { content: Evidence }[] }>(
      'GET',
      `/evidence?applicationId=${opening.id}`,
    );
    evidence = kept.evidence[0]?.content as Evidence;
  }, 60_000);
  afterAll(() => sandbox.close());

  const fetchPath = (path: string) => sandbox.fetch(new Request(new URL(path, 'http://sandbox.test')));
  const askForLink = () => opening.client.call(call.getSubmissionPdf, { applicationId: opening.id });

  test('prints the answers, consents and signature of a submission', async () => {
    const { path, submission } = await askForLink();
    expect(submission).toBe(1);
    const response = await fetchPath(`/${path}`);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length, 'bytes').toBeLessThan(100_000);
    const { text, pages, info } = await readPdf(bytes);
    const { answers, reference } = opening.application;
    for (const said of [
      String(reference),
      String(answers['base-info']?.fullName),
      String(answers['base-info']?.documentNumber),
      String(answers['contact-info']?.email),
      'Client agreement',
      'Electronically signed by',
      'Under penalties of perjury',
      evidence.consents[0]?.sha256 ?? '-',
    ])
      expect(normalizeText(text)).toContain(normalizeText(said));
    expect(text, 'one heading for the agreements').not.toMatch(/\b5 agreements\b/);
    expect(pages[0], 'brand of the broker').toMatch(/^Quayside /);
    expect(normalizeText(pages[0] ?? ''), 'the holder is first').toContain(
      normalizeText(`Holder${String(answers['base-info']?.fullName)}Reference`),
    );
    const hash = normalizeText(evidence.consents[0]?.sha256 ?? '-');
    expect(
      pages.findIndex((page) => normalizeText(page).includes(hash)),
      'hashes are an appendix',
    ).toBe(pages.length - 1);
    expect(normalizeText(pages.at(-1) ?? '')).toContain(normalizeText('Appendix: hashes'));
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${reference} · Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Licence EXAMPLE-000000');
    }
    expect(info).toMatchObject({ Title: `Application ${reference}`, Language: 'en', Subject: reference });
  });

  test('makes identical PDFs of the same submission', async () => {
    const { path } = await askForLink();
    const [one, other] = await Promise.all([fetchPath(`/${path}`), fetchPath(`/${path}`)]);
    const [first, second] = await Promise.all(
      [one, other].map(async (response) => readPdf(new Uint8Array(await response.arrayBuffer()))),
    );
    expect(first?.text).toBe(second?.text);
  });

  test('signs the URL of a submission’s PDF for five minutes', async () => {
    const { path } = await askForLink();
    const stranger = await sandbox.customer();
    await expect(stranger.call(call.getSubmissionPdf, { applicationId: opening.id })).rejects.toThrow('refused');
    expect((await fetchPath(`/${path.replace(/key=./, 'key=~')}`)).status).toBe(404);
    expect((await fetchPath(`/${path.replace(/number=1/, 'number=2')}`)).status).toBe(404);
    const before = now;
    now = new Date(now.getTime() + 5 * 60_000 + 1000);
    expect((await fetchPath(`/${path}`)).status).toBe(404);
    now = before;
    expect((await fetchPath(`/${path}`)).status).toBe(200);
  });

  test('refuses a PDF of a draft', async () => {
    const draft = await TestOpening.start(await sandbox.customer());
    await expect(draft.client.call(call.getSubmissionPdf, { applicationId: draft.id })).rejects.toThrow('refused');
  });

  const words: Readonly<Record<Language, string>> = {
    en: 'Basic information',
    'zh-Hans': '您同意的协议',
    'zh-Hant': '您同意的協議',
    ms: 'Perjanjian yang anda terima',
    th: 'ข้อตกลงที่คุณยอมรับ',
    ja: '同意した契約書類',
  };
  test.each(languages)(
    'prints the answers of a submission in order in %s, without missing glyphs',
    async (language) => {
      const strange = evidence.steps.map((one) =>
        one.step === 'base-info' ? { ...one, answers: { ...one.answers, nameOnId: '陳大文 สมหญิง น้ำ Nguyễn' } } : one,
      );
      const content = await submissionContent({ ...evidence, language, steps: strange });
      const bytes = await makePdf(content);
      const { pages, text, info, missing } = await readPdf(bytes);
      const said = pages.map((page, index) => {
        const foot = normalizeText(createFooter(content, index + 1, pages.length));
        expect(normalizeText(page).endsWith(foot), `the foot of page ${index + 1}`).toBe(true);
        return normalizeText(page).slice(0, -foot.length);
      });
      expect(said.join('')).toBe(getNormalizedText(content));
      expect(normalizeText(text)).toContain(normalizeText(words[language]));
      expect(normalizeText(text), 'a name in three scripts').toContain(normalizeText('陳大文 สมหญิง น้ำ Nguyễn'));
      expect(missing, 'glyphs that no font has').toBe(0);
      const labels = content.blocks.flatMap((block) =>
        block.is === 'box' ? block.rows.map((one) => one.label) : block.is === 'row' ? [block.label] : [],
      );
      for (const label of labels) expect(label, 'a key').not.toMatch(/^[a-z][\w-]*([.-][\w-]+)+$/);
      expect(info.Language).toBe(language);
      expect(bytes.length).toBeLessThan(160_000);
    },
  );

  test.each(['en', 'th'] as const)(
    'prints the W-8BEN in the words of the form for a customer who read %s',
    async (language) => {
      const { blocks } = await submissionContent({ ...evidence, language });
      const from = blocks.findIndex(
        (block) => block.is === 'title' && block.text === 'Form W-8BEN (Rev. October 2021)',
      );
      const end = blocks.findIndex((block, index) => index > from && block.is === 'page-break');
      const form = blocks.slice(from, end < 0 ? undefined : end);
      const labels = form.flatMap((block) => (block.is === 'row' ? block.label : 'text' in block ? block.text : []));
      for (const printed of printedOnTheForm) expect(labels).toContain(printed);
      expect(form.every((block) => block.language === 'en')).toBe(true);
      expect(form.some(({ is }) => is === 'typed-signature' || is === 'signature')).toBe(true);
      const titles = blocks.slice(from + 1).flatMap((block) => (block.is === 'title' ? block.text : []));
      expect(titles, 'translation of the form').toEqual(language === 'en' ? [] : ['แบบฟอร์ม W-8BEN']);
    },
  );

  test.each(['en', 'ja'] as const)('tags the PDF of a submission for screen readers in %s', async (language) => {
    const bytes = await makePdf(await submissionContent({ ...evidence, language }));
    const file = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
    expect([...((await file.getMarkInfo()) as unknown as Map<string, boolean>)]).toContainEqual(['Marked', true]);
    const roles: string[] = [];
    const walk = ({ role, children }: StructureNode) => {
      roles.push(role);
      for (const child of children) if ('role' in child) walk(child);
    };
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const tree: StructureNode | null = await page.getStructTree();
      if (tree) walk(tree);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      let depth = 0;
      const unmarked = items.filter((item) => {
        if ('str' in item) return item.str.trim() !== '' && depth === 0;
        depth += item.type === 'endMarkedContent' ? -1 : 1;
        return false;
      });
      expect(unmarked, 'text outside of any mark').toEqual([]);
    }
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(roles.filter((role) => role === 'TD').length);
    expect(
      roles.filter((role) => role === 'H1'),
      'the application, the form, and its translation',
    ).toHaveLength(language === 'en' ? 2 : 3);
  });

  test('refuses a PDF if no font has a character of the name', async () => {
    const steps = evidence.steps.map((one) =>
      one.step === 'base-info' ? { ...one, answers: { ...one.answers, nameOnId: '陳𪚥' } } : one,
    );
    const content = await submissionContent({ ...evidence, steps });
    const server = { pdf: makePdf, brands: {}, editions: {} } as unknown as ServerContext;
    const failure = { name: 'UnshownCharacterError' };
    await expect(
      servePdf(server, now, { name: 'record', content, appType: 1, owner: 'application' }),
    ).rejects.toMatchObject(failure);
  });

  test('draws a signature of strokes as lines in the PDF', async () => {
    const strokes = [
      {
        points: [
          { x: 10, y: 50 },
          { x: 90, y: 20 },
        ],
      },
    ];
    const steps = evidence.steps.map((one) =>
      one.step === 'sign-info'
        ? { ...one, answers: { ...one.answers, signature: { method: 'draw', width: 300, height: 100, strokes } } }
        : one,
    );
    const content = await submissionContent({ ...evidence, steps });
    expect(content.blocks.find((block) => block.is === 'signature')).toMatchObject({ drawn: { strokes } });
    const file = await getDocument({ data: await makePdf(content), verbosity: 0 }).promise;
    const drawn: boolean[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const { fnArray } = await (await file.getPage(number)).getOperatorList();
      if (fnArray.includes(OPS.clip)) drawn.push(fnArray.includes(OPS.constructPath));
    }
    expect(drawn, 'within the signature pad on one page').toEqual([true]);
  });
});
