import type { Browser, Page } from 'playwright';

type Search = {
  readonly typed: string;
  readonly keys: readonly string[];
  readonly opens: 'first' | 'second';
  /** Where the whole index must have this result there. */
  readonly id?: string;
  /** The tag that the sidebar is filtered by. */
  readonly tag?: string;
};

const searches: readonly Search[] = [
  { typed: 'date field', keys: ['Enter'], opens: 'first' },
  { typed: 'date field', keys: ['ArrowDown', 'ArrowDown', 'Enter'], opens: 'second' },
  { typed: 'modal', keys: ['Enter'], opens: 'first', id: 'components-overlays-dialog--docs' },
  { typed: 'warning text colour', keys: ['Enter'], opens: 'first', id: 'foundations-colours--docs' },
  {
    typed: 'upload rejected thai black',
    keys: ['Enter'],
    opens: 'first',
    id: 'screens-opening-identity-document--to-fix-upload-rejected-thai-black',
  },
  {
    typed: 'document uploader',
    keys: ['Enter'],
    opens: 'first',
    id: 'components-documents-document-uploader--offline',
    tag: 'offline',
  },
];

/** Searches in the sidebar by keyboard. Returns searches that open another result than they should. */
export async function problemsOfSearch(browser: Browser, base: string): Promise<string[]> {
  const problems: string[] = [];
  for (const search of searches) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const wanted = await searchFor(page, base, search);
    await page
      .waitForURL((url) => url.search.includes(`/${wanted}`), { timeout: 15_000 })
      .catch(() => problems.push(`${search.keys.join(' ')} in the search opens ${page.url()}, not ${wanted}`));
    await page.close();
  }
  return problems;
}

/** Types and presses the keys. Returns the id of the result that should open. */
async function searchFor(page: Page, base: string, { typed, keys, opens, id, tag }: Search): Promise<string> {
  await page.goto(`${base}?path=/docs/start-welcome--docs${tag ? `&tags=${tag}` : ''}`);
  await page.locator('#storybook-explorer-searchfield').fill(typed);
  const results = page.locator('#quayside-search-results .search-result-item');
  // the sidebar applies the filter when it has read the index
  if (tag)
    await page
      .locator(`#quayside-search-results :first-child[data-id="${id}"]`)
      .waitFor()
      .catch(() => {});
  const found = (await results.nth(opens === 'first' ? 0 : 1).getAttribute('data-id')) ?? 'no result';
  for (const key of keys) await page.keyboard.press(key);
  return id ?? found;
}
