import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { weiMing } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import type { TextKeyOf } from './support/text-groups.ts';

test.use({ person: weiMing });

/** A video that the server accepts as MP4: it consists of the first box of such a file. */
const clip = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypisom\0\0\0\0isom')]);

test('RULE-05 a customer sends only the bank transfer and the video that a reviewer requests', async ({
  page,
  customer,
  opening,
  api,
}) => {
  const { say, form, pictures } = customer;
  const { phone, loginCode } = await api.persona('under-review');
  const { id: applicationId, answers: before } = await api.application(phone);
  const name = String(before['base-info']?.fullName);
  await api.review(applicationId, { act: 'ask', requirement: 'bank-transfer', note: 'Your first deposit' });
  await api.review(applicationId, { act: 'ask', requirement: 'additional-document', asks: ['video'] });
  await api.review(applicationId, { act: 'send-back' });

  await test.step('the page of reasons lists the requests', async () => {
    await openSignedIn(page, 'error-transfer', loginCode);
    await expect(page.getByText('Your first deposit')).toBeVisible();
    const what = say('reasons', 'requirement.bank-transfer');
    await page.getByRole('link', { name: say('application-state', 'item.addWhat', { what }) }).click();
    await expect(page).toHaveURL(/\/submit-transfer$/);
  });

  await test.step('the customer provides the bank transfer', async () => {
    const t = (key: TextKeyOf<'opening-requests'>) => say('opening-requests', key);
    await form.text(t('bankName'), 'DBS');
    await form.text(t('accountName.label'), name);
    await form.text(t('accountNumber'), '0123456789');
    await form.choose(t('currency.label'), 'SGD');
    await form.text(t('amount'), '1000');
    await form.date(t('transferredOn'), '2026-11-01');
    await form.upload(t('transfer.document.label'), pictures.bill);
    await form.tick(t('ownAccount'));
    await form.press(say('flow', 'continue'));
    await expect(page, 'what is missing next').toHaveURL(/\/additional-document$/);
  });

  await test.step('MSG-15 the customer provides the video', async () => {
    await form.press(say('flow', 'continue'));
    await form.expectLedTo(say('opening-requests', 'kind.video'), say('issues', 'upload-video'));
    const slot = page.getByRole('group', { name: say('opening-requests', 'kind.video'), exact: true });
    await slot
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip });
    await slot.locator('[data-state=done]').waitFor();
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/error-transfer$/);
  });

  await test.step('the customer checks, signs and submits again', async () => {
    await page.getByRole('link', { name: say('application-state', 'seal.action') }).click();
    await opening.walk('check-answers', 'sign-info');
    await opening.fill('sign-info');
    await form.press(opening.actionOf('sign-info'));
    await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
  });

  await test.step('the database contains the bank transfer and the video', async () => {
    const { state, answers, history, documents } = await api.application(phone);
    expect(state).toBe('under-review');
    expect(answers['submit-transfer']).toMatchObject({ bankName: 'DBS', accountNumber: '0123456789', currency: 'SGD' });
    const sent = Object.values((answers['additional-document']?.documents ?? {}) as Record<string, string>);
    expect(sent).toHaveLength(1);
    expect(documents[sent[0] ?? '']).toMatchObject({ kind: 'additional-video', type: 'video/mp4' });
    expect(history.map(({ what }) => what)).toEqual(['submitted', 'sent-back', 'submitted-again']);
  });

  await test.step('the PDF contains the bank transfer and the video', async () => {
    const link = page.getByRole('link', { name: say('application-state', 'pdf.label') });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    const file = await getDocument({ data: new Uint8Array(await response.body()), verbosity: 0 }).promise;
    const { items } = await (await file.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(text).toContain(String((await api.application(phone)).reference));
  });
});
