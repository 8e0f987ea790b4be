import { performance } from 'node:perf_hooks';
import type { AccountDetails } from '@quayside/contract/internals/account-details';
import { languages } from '@quayside/i18n/language';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../../node/pdf-lib-maker.ts';
import { createWorkerPdf } from '../../node/worker-pdf.ts';
import { getNormalizedText, normalizeText, readPdf } from '../../testing/read-pdf.ts';
import { calculateAccountDetails } from '../market/valuation.ts';
import { createFooter, type PdfContent } from '../ports/pdf-maker.ts';
import type { User } from '../users/user.ts';
import { statementContent } from './statement-content.ts';

const at = new Date('2026-11-20T04:05:00Z');
const margin = { number: '6812345678', type: 'margin', accounts: ['margin', 'options'] } as const;
const contentOf = (account: AccountDetails, language: User['language'] = 'en') =>
  statementContent(account, { language, name: 'Nattawut Chaiyasombat na Ayutthaya' } as User);
const amountsOf = ({ blocks }: PdfContent) =>
  new Map(blocks.flatMap((block) => (block.is === 'row' && block.amount ? [[block.label, block.amount]] : [])));

describe('a margin account', () => {
  const account = calculateAccountDetails(margin, { name: 'derivatives' }, at);

  test('shows the risk of a margin account as a word, and every position’s value in the account’s currency', async () => {
    const amounts = amountsOf(await contentOf(account));
    expect(amounts.get('Risk level')).toBe('Moderate');
    expect(amounts.get('Credit ratio')).toMatch(/^\d+\.\d\d%$/);
    for (const { name } of account.holdings) expect(amounts.get(name)).toMatch(/^SGD\s−?[\d,]+\.\d\d$/);
  });

  test.each(languages)('prints all texts of a statement in %s without missing glyphs', async (language) => {
    const content = await contentOf(account, language);
    const { pages, missing } = await readPdf(await makePdf(content));
    expect(normalizeText(pages.join(''))).toBe(getNormalizedText(content) + normalizeText(createFooter(content, 1, 1)));
    expect(missing).toBe(0);
  });
});

test('generates a statement of 2,000 positions outside the main thread', async () => {
  const large = calculateAccountDetails({ ...margin, accounts: ['margin'] }, { name: 'ten-thousand' }, at);
  const content = await contentOf({ ...large, holdings: large.holdings.slice(0, 2000) });
  const before = process.cpuUsage();
  const thread = performance.eventLoopUtilization();
  const bytes = await createWorkerPdf()(content, 'customer');
  const { active } = performance.eventLoopUtilization(thread);
  const { user } = process.cpuUsage(before); // of all threads, in microseconds
  expect(active, 'milliseconds of the main thread').toBeLessThan(user / 1000 / 4);
  expect(bytes.length, 'bytes per position').toBeLessThan(600 * 2000);
});

test('rejects content that cannot be typeset, without effect on other PDFs', async () => {
  const pdf = createWorkerPdf();
  const content = await contentOf(calculateAccountDetails(margin, { name: 'derivatives' }, at));
  const broken = { ...content, blocks: [{ is: 'signature', drawn: null }] } as unknown as PdfContent;
  const [failed, made] = await Promise.allSettled([pdf(broken, 'one'), pdf(content, 'other')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'TaskFailedError' } });
  expect(made.status).toBe('fulfilled');
});
