import { expectedPart, kindsOf } from './support/expected-answers.ts';
import { Form } from './support/form.ts';
import { Opening, secondAdult } from './support/opening.ts';
import { meiLing } from './support/people.ts';
import { openSignedIn, register } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test('STATE-05 two adults open an account, each in a browser of their own', async ({
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

  await test.step('the first holder invites the second by their mobile', async () => {
    await openSignedIn(page, 'sg-holders', first.loginCode);
    await expect(page.getByText(say('joint', 'turn.next'))).toBeVisible();
    await page.getByRole('link', { name: say('joint', 'way.link') }).click();
    await form.text(say('joint', 'invite.name'), 'Tan Mei Ling');
    await form.text(say('joint', 'invite.mobile'), phone);
    await form.press(say('joint', 'invite.action'));
    await expect(page).toHaveURL(/\/sg-holders$/);
    await expect(page.getByText(/Tan Mei Ling is invited on the mobile/)).toBeVisible();
  });

  await test.step('the second signs in as themselves and sees nothing but their own steps', async () => {
    const [sms] = await api.mails(phone);
    expect(sms).toMatchObject({ kind: 'invitation', to: phone });
    const link = /https?:\S+invitation=\S+/.exec(sms?.body ?? '')?.[0] ?? '';
    await other.goto(link);
    await expect(other.getByRole('heading', { name: say('joint', 'accept.heading') })).toBeVisible();
    await expect(other, 'the token leaves the address').not.toHaveURL(/#/);
    await second.form.press(say('joint', 'accept.action'));
    await register(other, say, api, phone); // and is not asked again
    const part = new Opening(second, undefined, secondAdult);
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
    await second.form.text(say('opening-base', 'documentNumber'), 'A12345678');
    await part.goOn('base-info');
    await expect(other.getByRole('link', { name: say('issues', 'same-person') }), 'the first holder’s').toBeVisible();
    await second.form.text(say('opening-base', 'documentNumber'), second.person.base.documentNumber);
    await part.goOn('base-info');
    await part.walk('contact-info', 'sign-info');
    await part.fill('sign-info');
    await part.goOn('sign-info');
    await expect(other.getByRole('heading', { name: say('opening-state', 'success.heading') })).toBeVisible();
  });

  await test.step('the database holds two parts, each its holder’s', async () => {
    const mine = await api.applications(first.phone);
    const theirs = await api.applications(phone);
    expect(Object.keys(mine)).toEqual(['opening']);
    expect(mine.opening?.state).toBe('under-review');
    expect(mine.opening?.answers['base-info']).toMatchObject({ fullName: 'LIM WEI MING' });
    const { joint } = theirs;
    expect(joint?.state).toBe('under-review');
    expect(joint?.reference).toBe(mine.opening?.reference);
    if (joint) expect(joint.answers).toEqual(expectedPart(second.person, joint, secondAdult.without));
    if (joint)
      expect(kindsOf(joint)).toEqual([
        'address-proof',
        'diploma',
        'employer-consent',
        'exam-certificate',
        'face',
        'identity-front',
      ]);
  });

  await test.step('approved, both hold the account', async () => {
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
