import { type Person, weiMing } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { signForm } from './support/screens/signing.ts';
import { expect, test } from './support/test.ts';
import type { TextKeyOf } from './support/text-groups.ts';
import { expectAccessible, expectNoOverflow } from './support/visual-checks.ts';

const holder: Person = { ...weiMing, language: 'ja', signedBy: 'LIM WEI MING', signs: 'typing' };
test.use({ person: holder, viewport: { width: 320, height: 640 } });

test('STATE-02 MSG-39 a customer changes and corrects the W-8BEN in Japanese', async ({ page, customer, api }) => {
  const { say, form } = customer;
  const t = (key: TextKeyOf<'w8ben-life'>) => say('w8ben-life', key);
  const look = async (path: string, heading: string) => {
    await expect(page).toHaveURL(new RegExp(`/${path}(\\?|$)`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
  };
  const { phone, loginCode } = await api.persona('w8ben-valid', 'ja');
  const certify = async (taxNumber: string, action: 'continue' | 'saveCorrection') => {
    await look('modify-w8-ben-form', say('w8ben', 'form.heading'));
    const line6a = say('w8ben', 'lined', { line: '6a', label: say('w8ben', 'card.label.taxNumber') });
    if (action === 'continue')
      await page.getByRole('link', { name: say('ui', 'changeWhat', { what: line6a }) }).click();
    await form.text(say('w8ben', 'foreignTaxNumber.label'), taxNumber);
    await form.press(say('flow', action));
    await expect(page.getByRole('region', { name: t('diff.label') })).toBeVisible();
    await look('modify-w8-ben-info', say('w8ben', 'info.heading'));
    await form.press(say('w8ben', 'info.action'));
    await look('modify-w8-ben-signature', say('w8ben', 'signature.heading'));
    await form.tick(say('w8ben', 'capacity'));
    await signForm(customer, say('w8ben', 'signature.label'));
    await form.press(say('w8ben', 'signature.action'));
  };
  const sentForm = async () => (await api.applications(phone))['w8ben-modify'];

  await test.step('the customer opens the W-8BEN from the account centre', async () => {
    await openSignedIn(page, 'sg-account-center?langType=6&skinType=black', loginCode);
    await page.getByRole('link', { name: t('form.label') }).click();
    await certify('IG115002001', 'continue');
    await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
    await look('modify-status', say('application-state', 'under-review.heading'));
  });

  await test.step('the reviewer sends the W-8BEN back with a reason', async () => {
    const id = (await sentForm())?.id ?? '';
    await api.review(id, { act: 'reject', requirement: 'w8ben', code: 'tax-number' });
    await form.refreshAfter(() => api.review(id, { act: 'send-back' }));
    const items = page.getByRole('region');
    await expect(items.getByText(say('application-state', 'item.rejected'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: say('application-state', 'correct.w8ben') }).click();
    await certify('IG115002003', 'saveCorrection');
    await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
  });

  await test.step('after approval the new W-8BEN is on file, signed today', async () => {
    await form.refreshAfter(async () => api.review((await sentForm())?.id ?? '', { act: 'approve' }));
    await expect(page.getByRole('heading', { name: t('approved.heading') })).toBeVisible();
    await look('modify-status', t('approved.heading'));
    const after = await sentForm();
    expect(after?.state).toBe('opened');
    expect(after?.history.map(({ what }) => what)).toEqual(['submitted', 'sent-back', 'submitted-again', 'approved']);
    expect(after?.w8ben?.onFile?.lines).toMatchObject({ foreignTaxNumber: 'IG115002003' });
    const signed = String(after?.answers['w8ben.signature']?.signedAt);
    const day = new Date(Date.parse(signed) + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(after?.w8ben?.onFile?.signedOn).toBe(day);
  });
});
