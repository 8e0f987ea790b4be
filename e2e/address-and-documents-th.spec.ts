import { getNoticeDueDate } from '../packages/rules/src/certification-change/certification-change.ts';
import { formatDate, toSingaporeDate } from '../packages/values/src/calendar-date.ts';
import { type Person, somying } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { signForm } from './support/screens/signing.ts';
import { expect, test } from './support/test.ts';
import type { TextKeyOf } from './support/text-groups.ts';
import { expectAccessible, expectNoOverflow } from './support/visual-checks.ts';

/** A Thai-speaking customer with the account of the sandbox's scenarios. */
const holder: Person = { ...somying, signedBy: 'LIM WEI MING', signs: 'typing' };
test.use({ person: holder, viewport: { width: 320, height: 640 }, locale: 'en-SG' });

const start = '?langType=5&skinType=black';

test('RULE-19 RULE-21 an approved change of address asks for the W-8BEN within 30 days', async ({
  page,
  customer,
  api,
}) => {
  test.slow();
  const { say, form, pictures, person } = customer;
  const text = (key: TextKeyOf<'account'>, values?: Readonly<Record<string, string>>) => say('account', key, values);
  const life = (key: TextKeyOf<'w8ben-life'>) => say('w8ben-life', key);
  const documents = (key: TextKeyOf<'opening-documents'>) => say('opening-documents', key);
  const { phone, loginCode } = await api.persona('w8ben-valid', 'th');
  const changedOn = toSingaporeDate(new Date()); // the customer signed the form the day before
  const approve = async (flow: string) => {
    await form.refreshAfter(async () =>
      api.review((await api.applications(phone))[flow]?.id ?? '', { act: 'approve' }),
    );
  };

  await test.step('the customer sends the new address with its proof', async () => {
    await openSignedIn(page, `sg-account-center${start}`, loginCode);
    await page.getByRole('link', { name: text('center.information') }).click();
    await page.getByRole('link', { name: text('info.change') }).click();
    await form.tick(text('part.contact'));
    await form.date(text('what.changedOn'), changedOn);
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/change-contact$/);
    await form
      .group(say('opening-contact', 'residentialAddress.label'))
      .text(say('address', 'line1.label'), '9, Jalan Bukit Bintang');
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/change-address-proof$/);
    await form.choose(documents('kind.label'), documents(`kind.${person.proof.kind}`));
    await form.upload(documents('document.label'), pictures.bill);
    await form.date(documents('issuedOn.label'), person.proof.issuedOn);
    await form.tick(documents('showsNameAndAddress'));
    await form.press(say('flow', 'continue'));
    await form.press(say('check-answers', 'confirm'));
    await signForm(customer, say('opening-sign', 'signature'));
    await form.press(say('opening-sign', 'submit'));
    await expect(page.getByRole('heading', { name: text('status.under-review.label') })).toBeVisible();
    await approve('information-change');
    await expect(page.getByRole('heading', { name: text('status.opened.information-change') })).toBeVisible();
  });

  await test.step('the account centre asks for the W-8BEN until the thirtieth day', async () => {
    await page.getByRole('link', { name: text('status.toCenter') }).click();
    const date = formatDate(getNoticeDueDate(changedOn), 'th');
    const toDoLink = page.getByRole('region', { name: say('to-dos', 'title') }).getByRole('link');
    await expect(toDoLink).toContainText(text('w8ben.affirm', { date }));
    await expectNoOverflow(page, 'sg-account-center');
    await expectAccessible(page, 'sg-account-center');
    await toDoLink.click();
    await page.getByRole('radio', { name: life('decision.confirm.label') }).check();
    await form.press(say('flow', 'continue'));
    await form.press(life('tips.action'));
    await form.press(say('w8ben', 'info.action'));
    await form.tick(life('affidavit.declared'));
    await signForm(customer, say('w8ben', 'signature.label'));
    await form.press(life('affidavit.action'));
    await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
    await approve('w8ben-update');
    await expect(page.getByRole('heading', { name: life('approved.heading') })).toBeVisible();
  });

  await test.step('the customer sends a requested document', async () => {
    await api.review((await api.applications(phone)).opening?.id ?? '', {
      act: 'ask',
      requirement: 'additional-document',
      asks: ['source-of-wealth'],
    });
    await page.goto('additional-document');
    await expect(page, 'of an open account').toHaveURL(/\/requested-documents$/);
    await form.upload(say('opening-requests', 'kind.source-of-wealth'), pictures.bill);
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/requested-documents-status$/);
    await form.press(say('application-state', 'sendAgain'));
    await expect(page.getByRole('heading', { name: text('status.under-review.label') })).toBeVisible();
    await approve('document-request');
    await expect(page.getByRole('heading', { name: text('status.opened.document-request') })).toBeVisible();
  });

  await test.step('the database contains the requested document, and no task remains', async () => {
    const { 'w8ben-update': update, 'information-change': change, ...others } = await api.applications(phone);
    expect(change?.answers['contact-info']?.residentialAddress).toMatchObject({ line1: '9, Jalan Bukit Bintang' });
    expect(update?.w8ben?.onFile).toMatchObject({
      affirmedOn: toSingaporeDate(new Date()),
      lines: { permanentAddress: { line1: '9, Jalan Bukit Bintang' } },
    });
    expect(Object.values(others['document-request']?.documents ?? {})).toMatchObject([
      { kind: 'additional-source-of-wealth' },
    ]);
    const kinds = (await api.mails(phone)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'approved')).toHaveLength(3);
    expect(kinds).toContain('w8ben-changed');
    await page.getByRole('link', { name: text('status.toCenter') }).click();
    await expect(page.getByText(say('to-dos', 'payInFirst.title'))).toBeVisible();
  });
});
