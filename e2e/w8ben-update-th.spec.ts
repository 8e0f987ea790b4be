import { type Person, somying } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { signForm } from './support/screens/signing.ts';
import { readSubmissionPdf } from './support/submission-pdf.ts';
import { expect, test } from './support/test.ts';
import type { TextKeyOf } from './support/text-groups.ts';
import { expectAccessible, expectNoEnglish, expectNoOverflow } from './support/visual-checks.ts';

/** A Thai-speaking customer with the account of the sandbox's scenarios. */
const holder: Person = { ...somying, signedBy: 'LIM WEI MING', signs: 'typing' };
test.use({ person: holder, viewport: { width: 320, height: 640 } });

test('RULE-19 STATE-02 a customer files an affidavit in Thai after a move within the country', {
  tag: '@quick',
}, async ({ page, customer, api, person }) => {
  const { say, form } = customer;
  const t = (key: TextKeyOf<'w8ben-life'>) => say('w8ben-life', key);
  const look = async (path: string, heading: string) => {
    await expect(page).toHaveURL(new RegExp(`/${path}(\\?|$)`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoOverflow(page, path);
    await expectNoEnglish(page, path, person);
    await expectAccessible(page, path);
  };
  const { phone, loginCode } = await api.persona('w8ben-moved', 'th');
  expect((await api.mails(phone))[0]?.kind, 'an e-mail is sent').toBe('w8ben-changed');

  await test.step('the customer opens the W-8BEN from home', async () => {
    await openSignedIn(page, '?langType=5&skinType=black', loginCode);
    await page
      .getByRole('region', { name: say('to-dos', 'title') })
      .getByRole('link', { name: say('home-status', 'act.confirmForm') })
      .click();
    await expect(page.getByText(t('change.address-same-country'))).toBeVisible();
    await look('w8-ben-update', t('heading.affirm'));
    await page.getByRole('radio', { name: t('decision.confirm.label') }).check();
    await form.press(say('flow', 'continue'));
    await look('w8-ben-tips', t('tips.heading'));
    await form.press(t('tips.action'));
  });

  await test.step('the customer states the difference and signs the affidavit', async () => {
    await expect(page.getByRole('region', { name: t('diff.label') })).toContainText('Jalan Bukit Bintang');
    await expectNoOverflow(page, 'update-w8-ben-info'); // the customer typed the addresses in Latin letters
    await expectAccessible(page, 'update-w8-ben-info');
    await form.press(say('w8ben', 'info.action'));
    await look('update-w8-ben-affidavit', t('affidavit.heading'));
    await form.tick(t('affidavit.declared'));
    await signForm(customer, say('w8ben', 'signature.label'));
    await form.press(t('affidavit.action'));
    await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
    await look('update-w8-ben-status', say('application-state', 'under-review.heading'));
  });

  await test.step('the PDF contains the affidavit', async () => {
    const text = await readSubmissionPdf(page, say);
    expect(text).toContain('Jalan Bukit Bintang');
    expect(text).toMatch(/LIM WEI MING/);
  });

  await test.step('after approval the W-8BEN on file has the new address and its old signature', async () => {
    const sent = (await api.applications(phone))['w8ben-update'];
    expect(Object.keys(sent?.answers ?? {})).not.toContain('w8ben.signature');
    const signedOn = sent?.w8ben?.onFile?.signedOn ?? '';
    expect(signedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await form.refreshAfter(() => api.review(sent?.id ?? '', { act: 'approve' }));
    await expect(page.getByRole('heading', { name: t('approved.heading') })).toBeVisible();
    const after = (await api.applications(phone))['w8ben-update'];
    expect(after?.state).toBe('opened');
    expect(after?.w8ben?.onFile).toMatchObject({
      signedOn,
      affirmedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      lines: { permanentAddress: { line1: '9, Jalan Bukit Bintang' } },
    });
    expect((await api.mails(phone))[0]?.kind).toBe('approved');
  });
});
