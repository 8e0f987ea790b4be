import { meiLing } from './support/customer-fixtures.ts';
import { documentKindsOf, expectedJointAnswers } from './support/expected-answers.ts';
import { Form } from './support/form.ts';
import { Opening, secondAdultPart } from './support/opening.ts';
import { openSignedIn, registerCustomer } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test('STATE-05 two adults open a joint account, each in a separate browser', { tag: '@quick' }, async ({
  page,
  browser,
  customer,
  api,
  phone,
  pictures,
}) => {
  const { say, form } = customer;
  const first = await api.persona('joint-adult');
  const context = await browser.newContext();
  const other = await context.newPage();
  const second = {
    page: other,
    form: new Form(other, say),
    say,
    person: { ...meiLing, base: { ...meiLing.base, documentNumber: 'A23456789' }, accountType: 'cash' as const },
    pictures,
  };

  await test.step('the first holder invites the second by mobile number', async () => {
    await openSignedIn(page, 'sg-holders', first.loginCode);
    await expect(page.getByText(say('joint', 'turn.next'))).toBeVisible();
    await page.getByRole('link', { name: say('joint', 'way.link') }).click();
    await form.text(say('joint', 'invite.name'), 'Tan Mei Ling');
    await form.text(say('joint', 'invite.mobile'), phone);
    await form.press(say('joint', 'invite.action'));
    await expect(page).toHaveURL(/\/sg-holders$/);
    await expect(page.getByText(/We’ve invited Tan Mei Ling on/)).toBeVisible();
  });

  await test.step('the second holder signs in and sees only their own steps', async () => {
    const [sms] = await api.mails(phone);
    expect(sms).toMatchObject({ kind: 'invitation', to: phone });
    const link = /https?:\S+invitation=\S+/.exec(sms?.body ?? '')?.[0] ?? '';
    await other.goto(link);
    await expect(other.getByRole('heading', { name: say('joint', 'accept.heading') })).toBeVisible();
    await expect(other, 'the token leaves the address').not.toHaveURL(/#/);
    await second.form.press(say('joint', 'accept.action'));
    await registerCustomer(other, say, api, phone); // the page does not ask again
    const part = new Opening(second, undefined, secondAdultPart);
    await part.expectScreen('choose');
    await other.goto('sg-base-info');
    await expect(other.getByRole('heading', { name: say('joint', 'own.heading') })).toBeVisible();
    await other.goto('sg-holders');
    await expect(other).toHaveURL(/\/joint-sg-board$/);
    expect(Object.keys(await api.applications(phone)), 'nothing of their own was begun').toEqual(['joint']);
    await expect(other.getByRole('region', { name: 'LIM WEI MING' })).toBeVisible();
    await expect(other.getByText(/A12345678|customer\.example/), 'states, never answers').toHaveCount(0);
    await other.goto('joint-sg-choose');
    await part.walk('choose', 'base-info');
    await part.fill('base-info');
    await second.form.text(say('opening-base', 'documentNumber.label'), 'A12345678'); // the first holder’s
    await part.goOn('base-info');
    await second.form.expectLedTo(say('opening-base', 'documentNumber.label'), say('issues', 'same-person'));
    await second.form.text(say('opening-base', 'documentNumber.label'), second.person.base.documentNumber);
    await part.goOn('base-info');
    await part.walk('contact-info', 'sign-info');
    await part.fill('sign-info');
    await part.goOn('sign-info');
    await expect(other.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
  });

  await test.step('the database contains two parts, one for each holder', async () => {
    const mine = await api.applications(first.phone);
    const theirs = await api.applications(phone);
    expect(Object.keys(mine)).toEqual(['opening']);
    expect(mine.opening?.state).toBe('under-review');
    expect(mine.opening?.answers['base-info']).toMatchObject({ fullName: 'LIM WEI MING' });
    const { joint } = theirs;
    expect(joint?.state).toBe('under-review');
    expect(joint?.reference).toBe(mine.opening?.reference);
    if (joint) expect(joint.answers).toEqual(expectedJointAnswers(second.person, joint, secondAdultPart.without));
    if (joint)
      expect(documentKindsOf(joint)).toEqual([
        'address-proof',
        'diploma',
        'employer-consent',
        'exam-certificate',
        'face',
        'identity-front',
      ]);
  });

  await test.step('after approval both holders have the account', async () => {
    const { opening } = await api.applications(first.phone);
    for (const party of ['holder', 'joint-holder'] as const)
      await api.review(opening?.id ?? '', { act: 'accept', requirement: 'experience', party });
    await api.review(opening?.id ?? '', { act: 'approve' });
    for (const [holder, path] of [
      [page, 'sg-account-state'],
      [other, 'joint-sg-account-state'],
    ] as const) {
      await holder.goto(path);
      await expect(holder.getByText('LIM WEI MING')).toBeVisible();
      await expect(holder.getByText('Tan Mei Ling')).toBeVisible();
    }
  });
  await context.close();
});
