import { expectAccessible, expectNoOverflow } from './support/looks.ts';
import { type Person, weiMing } from './support/people.ts';
import { openSignedIn } from './support/registration.ts';
import { sign } from './support/screens/signing.ts';
import { expect, test } from './support/test.ts';

/** Has no login: the first holder's phone is passed to her. */
const second = 'TAN MEI LING';
const holder: Person = { ...weiMing, signedBy: second, signs: 'drawing' };
test.use({ person: holder });

test('RULE-19 STATE-02 an adult without a login signs her expired form anew on the first holder’s phone, and nobody else gets at it', async ({
  page,
  browser,
  customer,
  api,
}) => {
  const { say, form } = customer;
  const t = (key: string, values?: Record<string, string>) => say('w8ben-life', key, values);
  const { phone, loginCode, holder: id = '' } = await api.persona('w8ben-second-expired', holder.language);
  const before = (await api.state(phone)).w8bens;
  expect(before.map(({ whose, life }) => [whose.role, life?.state])).toEqual([
    ['self', 'valid'],
    ['joint-adult', 'expired'],
  ]);
  const of = new RegExp(`\\?(?:.*&)?holder=${id}(?:&|$)`);
  const look = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`/${path}\\?`));
    await expect(page, 'every way on keeps whose form it is').toHaveURL(of);
    await expect(page.getByText(second, { exact: true }).first(), 'and each page says it').toBeVisible();
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
  };

  await test.step('from the account centre, by presses alone', async () => {
    await openSignedIn(page, 'sg-account-center', loginCode);
    const title = say('account', 'center.w8benOf', { name: second });
    await page
      .getByRole('region', { name: say('account', 'center.todo') })
      .getByRole('link', { name: title })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('headingOf.expired', { name: second }) })).toBeVisible();
    await look('w8-ben-update');
    await page.getByRole('radio', { name: t('decision.confirm') }).check();
    await form.press(say('flow', 'continue'));
    await expect(page.getByRole('heading', { name: t('tips.heading') })).toBeVisible();
    await look('w8-ben-tips');
    await form.press(t('tips.action'));
  });

  await test.step('a reload in between stays with her; she checks, signs and declares', async () => {
    await expect(page.getByRole('heading', { name: say('w8ben', 'info.heading') })).toBeVisible();
    await page.reload();
    await look('update-w8-ben-info');
    await form.press(say('w8ben', 'info.action'));
    await look('update-w8-ben-signature');
    await form.tick(say('w8ben', 'certified'));
    await form.tick(say('w8ben', 'capacity'));
    await sign(customer, say('w8ben', 'signature'));
    await form.press(say('w8ben', 'signature.action'));
    await look('update-w8-ben-affidavit');
    await form.tick(t('affidavit.declared'));
    await sign(customer, say('w8ben', 'signature'));
    await form.press(t('affidavit.action'));
    await expect(page.getByRole('heading', { name: say('opening-state', 'under-review.heading') })).toBeVisible();
    await look('update-w8-ben-status');
  });

  await test.step('approved, her form counts again and the first holder’s is as it was', async () => {
    const sent = (await api.applications(phone))['w8ben-update'];
    expect(sent).toMatchObject({ state: 'under-review', w8ben: { whose: { id, name: second, role: 'joint-adult' } } });
    expect(sent?.answers['w8ben.signature']).toMatchObject({ name: second });
    await api.review(sent?.id ?? '', { act: 'approve' });
    await form.press(say('opening-state', 'refresh'));
    await expect(page.getByRole('heading', { name: t('approved.heading') })).toBeVisible();
    const [own, hers] = (await api.state(phone)).w8bens;
    expect(own).toEqual(before[0]);
    expect(hers).toMatchObject({
      life: { state: 'valid', asks: [] },
      forms: [{ kind: 'affidavit' }, { kind: 'form', applicationId: sent?.id }, { kind: 'form' }],
      underWay: null,
    });
    const mail = (await api.mails(phone)).find(({ kind }) => kind === 'approved');
    expect(mail?.body).toContain(second);
    expect(mail?.body).toContain(`update-w8-ben-status?holder=${id}`);
  });

  await test.step('the same address shows another customer nothing of it', async () => {
    const other = await api.persona('opened-cash', holder.language);
    const stranger = await (await browser.newContext()).newPage();
    await openSignedIn(stranger, new URL(`w8-ben-update?holder=${id}`, page.url()).href, other.loginCode);
    await expect(stranger).toHaveURL(/\/acct\/open-account\/(\?.*)?$/);
    await expect(stranger.getByText(second)).toHaveCount(0);
    expect((await api.applications(other.phone))['w8ben-update']).toBeUndefined();
    await stranger.context().close();
  });
});
