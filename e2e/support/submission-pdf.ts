import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Say } from './words.ts';

/** Downloads the PDF behind the page's link to the customer's copy of a submission, and returns its text. */
export async function readSubmissionPdf(page: Page, say: Say): Promise<string> {
  const link = page.getByRole('link', { name: say('application-state', 'pdf.label') });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  const file = await getDocument({ data: new Uint8Array(await response.body()), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => (await file.getPage(index + 1)).getTextContent()),
  );
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('');
}
