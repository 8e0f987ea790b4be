import type { Page as Tab } from '@playwright/test';
import { specifiedRoutes } from '../packages/host/src/testing/specified-routes.ts';
import { type Language, languages, nativeLanguageNames } from '../packages/i18n/src/language.ts';
import { type Page, pages } from '../packages/sandbox/src/development/scenarios/pages.ts';
import { watchConsoleErrors } from './support/console.ts';
import { followLink } from './support/follow-link.ts';
import { checkPage, patternsOfPage, readPageText } from './support/page-words.ts';
import { openSignedIn } from './support/registration.ts';
import type { SandboxApi } from './support/sandbox-api.ts';
import { expect, test } from './support/test.ts';
import { watchPolicyViolations } from './support/visual-checks.ts';
import { computedText, sayIn } from './support/words.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 320, height: 640 }, trace: 'off' }); // a trace of 522 visits takes longer than the visits

const says = Object.fromEntries(languages.map((language) => [language, sayIn(language)]));
const say = (language: Language) => says[language] ?? sayIn(language);
const names = new Map(specifiedRoutes.map(({ path, name }) => [path, name]));

test('NAV-06 an unknown path redirects to home', async ({ page, customer }) => {
  await page.goto('sg-no-such-page');
  await expect(page).toHaveURL(/\/acct\/open-account\/$/);
  await expect(page.getByRole('heading', { level: 1, name: customer.say('home', 'title') })).toBeVisible();
});

test('LANG-01 headings of pages differ from English in other languages', () => {
  const english = pages.flatMap(({ path, heading }) =>
    languages
      .filter(
        (language) => language !== 'en' && readPageText(heading, say(language)) === readPageText(heading, say('en')),
      )
      .map((language) => `${path} in ${language}`),
  );
  expect(english).toEqual([]);
});

for (const [index, [scenario, theirs]] of [...Map.groupBy(pages, (one) => one.scenario)].entries()) {
  const [soon, atNight] = languagesOf(index);
  const title = `NAV-07 ${scenario ?? 'a visitor'} opens ${listed(theirs)}`;
  test(`${title} in ${soon.join(', ')} at 320 px`, ({ page, api }) =>
    openAll(page, api, { scenario, theirs, in: soon }));
  test(`${title} in ${atNight.join(', ')} at 320 px @nightly`, ({ page, api }) =>
    openAll(page, api, { scenario, theirs, in: atNight }));
}

/** Returns the languages to test at each change, English and two others in rotation, and the three that remain for the night. */
function languagesOf(index: number): [soon: Language[], atNight: Language[]] {
  const others = languages.filter((language) => language !== 'en');
  const soon = [0, 1].flatMap((offset) => others[(2 * index + offset) % others.length] ?? []);
  return [['en', ...soon], others.filter((language) => !soon.includes(language))];
}

type Visit = {
  readonly scenario: string | null;
  readonly theirs: readonly Page[];
  readonly in: readonly Language[];
};

async function openAll(page: Tab, api: SandboxApi, { scenario, theirs, in: chosen }: Visit): Promise<void> {
  const policy = await watchPolicyViolations(page);
  const console = watchConsoleErrors(page);
  if (scenario) await openSignedIn(page, '', (await api.persona(scenario)).loginCode);
  if (chosen.includes('en'))
    for (const one of theirs) {
      await page.goto(one.path.slice(1));
      await look(page, one, 'en');
      await policy.expectNone(one.path);
    }
  else await page.goto('');
  for (const language of chosen.filter((one) => one !== 'en')) {
    await chooseLanguage(page, language);
    for (const one of theirs) {
      await (ofAnotherDocument.has(one.path) ? page.goto(one.path.slice(1)) : followLink(page, `${base}${one.path}`));
      await look(page, one, language);
    }
  }
  console.expectNone('no error is unhandled');
}

function listed(theirs: readonly Page[]): string {
  return theirs.length > 3 ? `${theirs.length} pages` : theirs.map(({ path }) => path).join(', ');
}

async function look(page: Tab, one: Page, language: Language): Promise<void> {
  const expected = {
    path: `${base}${one.path}`,
    language,
    title: say(language)(...computedText('titles', `title.${names.get(one.path)}`)),
    ...patternsOfPage(one, say(language)),
    patience: 30_000,
  };
  expect(await page.evaluate(checkPage, expected), `${one.path} in ${language}`).toEqual([]);
}

async function chooseLanguage(page: Tab, language: Language): Promise<void> {
  await followLink(page, `${base}/`);
  await page.getByRole('button', { name: switcher }).click();
  await page.getByRole('dialog').getByText(nativeLanguageNames[language], { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const base = '/acct/open-account';
/** Routes that open a new document instead of a screen, because only the document can carry their security policy. */
const ofAnotherDocument: ReadonlySet<string> = new Set(['/web-onfido']);
/** Matches the text of the language button, such as “Language: English”. */
const switcher = new RegExp(`: (${Object.values(nativeLanguageNames).join('|')})$`);
