import { formatGreetingName } from '../packages/i18n/src/greeted-name/greeted-name.ts';
import { type Person, weiMing } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { signForm } from './support/screens/signing.ts';
import { expect, test } from './support/test.ts';
import type { TextKeyOf } from './support/text-groups.ts';
import { expectAccessible, expectNoOverflow } from './support/visual-checks.ts';

/** The name of the second holder, who has no login and uses the first holder's phone. */
const second = 'TAN MEI LING';
const holder: Person = { ...weiMing, signedBy: second, signs: 'drawing' };
test.use({ person: holder });

test('RULE-19 STATE-02 a second holder without a login renews the W-8BEN on the first holder’s phone', async ({
  page,
  browser,
  customer,
  api,
}) => {
  const { say, form } = customer;
  const t = (key: TextKeyOf<'w8ben-life'>, values?: Record<string, string>) => say('w8ben-life', key, values);
  const { phone, loginCode, holder: id = '' } = await api.persona('w8ben-second-expired', holder.language);
  const before = (await api.state(phone)).w8bens;
  expect(before.map(({ whose, life }) => [whose.role, life?.state])).toEqual([
    ['self', 'valid'],
    ['joint-adult', 'expired'],
  ]);
  const of = new RegExp(`\\?(?:.*&)?holder=${id}(?:&|$)`);
  const look = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`/${path}\\?`));
    await expect(page, 'every link names the holder of the form').toHaveURL(of);
    await expect(page.getByText(second, { exact: true }).first(), 'each page names the holder').toBeVisible();
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
  };

  await test.step('the customer opens the form from the account centre', async () => {
    await openSignedIn(page, 'sg-account-center', loginCode);
    const title = say('account', 'center.w8benOf', { name: second });
    await page
      .getByRole('region', { name: say('to-dos', 'title') })
      .getByRole('link', { name: title })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('headingOf.expired', { name: second }) })).toBeVisible();
    await look('w8-ben-update');
    await page.getByRole('radio', { name: t('decision.confirm.label') }).check();
    await form.press(say('flow', 'continue'));
    await expect(page.getByRole('heading', { name: t('tips.heading') })).toBeVisible();
    await look('w8-ben-tips');
    await form.press(t('tips.action'));
  });

  await test.step('a reload shows the same holder, who checks, signs and declares', async () => {
    await expect(page.getByRole('heading', { name: say('w8ben', 'info.heading') })).toBeVisible();
    await page.reload();
    await look('update-w8-ben-info');
    await form.press(say('w8ben', 'info.action'));
    await look('update-w8-ben-signature');
    await form.tick(say('w8ben', 'capacity'));
    await signForm(customer, say('w8ben', 'signature.label'));
    await form.press(say('w8ben', 'signature.action'));
    await look('update-w8-ben-affidavit');
    await form.tick(t('affidavit.declared'));
    await signForm(customer, say('w8ben', 'signature.label'));
    await form.press(t('affidavit.action'));
    await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
    await look('update-w8-ben-status');
  });

  await test.step('after approval the holder’s form is valid and the first holder’s is unchanged', async () => {
    const sent = (await api.applications(phone))['w8ben-update'];
    expect(sent).toMatchObject({ state: 'under-review', w8ben: { whose: { id, name: second, role: 'joint-adult' } } });
    expect(sent?.answers['w8ben.signature']).toMatchObject({ name: second });
    await form.refreshAfter(() => api.review(sent?.id ?? '', { act: 'approve' }));
    await expect(page.getByRole('heading', { name: t('approved.heading') })).toBeVisible();
    const [own, hers] = (await api.state(phone)).w8bens;
    expect(own).toEqual(before[0]);
    expect(hers).toMatchObject({
      life: { state: 'valid', asks: [] },
      forms: [{ kind: 'affidavit' }, { kind: 'form', applicationId: sent?.id }, { kind: 'form' }],
      underWay: null,
    });
    const mail = (await api.mails(phone)).find(({ kind }) => kind === 'approved');
    expect(mail?.body).toContain(formatGreetingName(second));
    expect(mail?.body).toContain(`update-w8-ben-status?holder=${id}`);
  });

  await test.step('the same URL does not show the form to another customer', async () => {
    const other = await api.persona('opened-cash', holder.language);
    const stranger = await (await browser.newContext()).newPage();
    await openSignedIn(stranger, new URL(`w8-ben-update?holder=${id}`, page.url()).href, other.loginCode);
    await expect(stranger).toHaveURL(/\/acct\/open-account\/(\?.*)?$/);
    await expect(stranger.getByText(second)).toHaveCount(0);
    expect((await api.applications(other.phone))['w8ben-update']).toBeUndefined();
    await stranger.context().close();
  });
});
