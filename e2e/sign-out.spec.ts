import { documentNumberSample } from '../packages/rules/src/national-id/document-types/document-types.ts';
import { taxNumberSample } from '../packages/rules/src/tax-number/tax-number.ts';
import { type Page, pages } from '../packages/sandbox/src/development/scenarios/pages.ts';
import { findLeaks } from './support/find-leaks.ts';
import { followLink } from './support/follow-link.ts';
import { openSignedIn } from './support/registration.ts';
import type { CustomerState } from './support/sandbox-api.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const base = '/acct/open-account';
/** Scenarios that run at each change: an account with positions, and a draft with all answers. All others run at night. */
const soon = ['account-invested', 'draft-to-sign'];

for (const [scenario, theirs] of Map.groupBy(pages, (one) => one.scenario)) {
  if (!scenario) continue;
  const tag = soon.includes(scenario) ? '' : ' @nightly';
  test(`F09 F64 signing out removes the personal data of ${scenario} from the browser and its reports${tag}`, async ({
    page,
    customer: { say },
    api,
  }) => {
    const { phone, loginCode } = await api.persona(scenario);
    const personal = personalTexts(await api.state(phone));
    const reports: string[] = [];
    page.on('request', (request) => {
      if (/logjson|operations/.test(request.url())) reports.push(request.postData() ?? '');
    });
    page.on('console', (message) => reports.push(message.text()));
    await openSignedIn(page, '', loginCode);
    const signOut = page.getByRole('button', { name: say('home-status', 'signOut') });
    await expect(signOut).toBeVisible();
    for (const { path } of theirs) await visit(page, path);
    await followLink(page, `${base}/`);
    await signOut.click();
    await expect(signOut).toBeHidden();
    await expect(page.getByRole('link', { name: say('home', 'start') })).toBeVisible(); // of the page that was loaded again
    await expect.poll(() => findLeaks(page, personal), { timeout: 60_000 }).toEqual([]);
    expect(personal.filter((text) => reports.some((report) => report.includes(text)))).toEqual([]);
  });
}

test('F64 the search for leaks finds personal data while a customer is signed in', async ({
  page,
  customer: { say },
  api,
}) => {
  const { phone, loginCode } = await api.persona('draft-to-sign');
  await openSignedIn(page, 'sg-check-answers', loginCode);
  await expect(page.getByRole('button', { name: say('check-answers', 'confirm') })).toBeVisible();
  const found = await findLeaks(page, personalTexts(await api.state(phone)));
  expect(found).toEqual(expect.arrayContaining(['memory: LIM WEI MING', 'memory: wei.ming@customer.example']));
});

async function visit(page: Parameters<typeof followLink>[0], path: Page['path']): Promise<void> {
  await followLink(page, `${base}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const personalFields = [
  'companyName',
  'dateOfBirth',
  'documentNumber',
  'email',
  'foreignTaxNumber',
  'fullName',
  'line1',
  'mobile',
  'name',
  'nameOnId',
  'number',
  'phone',
  'usTaxNumber',
];

/** Numbers of the sandbox's customers that forms also show as examples. The program contains them even without a customer. */
const shownAsExamples = [documentNumberSample('passport', 'MY'), taxNumberSample('MY')];

/** Returns the texts that identify a customer: names, numbers, addresses and birth dates. Leaves out examples, and texts of five characters or fewer. */
function personalTexts({ user, applications, accounts }: CustomerState): readonly string[] {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [name, one] of Object.entries(value))
      if (typeof one === 'string' && personalFields.includes(name)) texts.add(one);
      else collect(one);
  };
  collect([user, applications.map(({ answers }) => answers), accounts]);
  return [...texts].filter((text) => text.length > 5 && !shownAsExamples.includes(text));
}
