import { type Person, somying } from './support/customer-fixtures.ts';
import { DerivativesApplication } from './support/derivatives-application.ts';
import { openSignedIn } from './support/registration.ts';
import { openAgreements } from './support/screens/closing.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, expectNoOverflow } from './support/visual-checks.ts';

/** A Thai-speaking customer with the account of the sandbox's scenarios. */
const holder: Person = { ...somying, signedBy: 'LIM WEI MING', signs: 'typing' };
test.use({ person: holder, viewport: { width: 320, height: 640 }, locale: 'en-SG' });

const start = '?langType=5&skinType=black';

test('MSG-40 RULE-13 STATE-02 a customer with a cash account upgrades to margin and then applies for US options', async ({
  page,
  customer,
  api,
}) => {
  test.slow();
  const { say } = customer;
  const forms = new DerivativesApplication(page, 'options', 'th');
  const { form } = forms;
  const { phone, loginCode } = await api.persona('options-cash', 'th');
  const sent = async (flow: string) => (await api.applications(phone))[flow];
  const look = async (what: string) => {
    await expectNoOverflow(page, what);
    await expectAccessible(page, what);
  };

  await test.step('the introduction to options names the margin requirement and links to the upgrade', async () => {
    await openSignedIn(page, start, loginCode);
    await forms.fromHome();
    await page.getByRole('radio', { name: say('derivative-intro', 'options.market.us.label') }).check();
    await expect(page.getByText(say('issues', 'options-needs-margin'))).toBeVisible();
    await look('sg-options-introduce');
    await page
      .getByRole('link', { name: say('derivative-intro', 'before.margin-upgrade') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/margin-upgrade$/);
  });

  await test.step('the cash account becomes a margin account', async () => {
    await form.tick(say('account', 'margin.seen'));
    await form.press(say('flow', 'continue'));
    await openAgreements(customer);
    await form.press(say('account', 'request.submit'));
    await expect(page.getByRole('heading', { name: say('account', 'status.under-review.label') })).toBeVisible();
    await form.refreshAfter(async () => api.review((await sent('margin-upgrade'))?.id ?? '', { act: 'approve' }));
    await page.getByRole('link', { name: say('account', 'status.toCenter') }).click();
  });

  await test.step('the customer applies for options from the account centre', async () => {
    await page
      .getByRole('link', { name: say('account', 'type.options') })
      .first()
      .click();
    await forms.introduce();
    await forms.experience();
    await forms.quiz();
    await forms.passed();
    await forms.agree(say('derivatives', 'submit'));
    await expect(page).toHaveURL(/\/sg-options-wait/);
  });

  await test.step('a reviewer sends the application back, and the customer corrects it and sends it again', async () => {
    const id = (await sent('options'))?.id ?? '';
    await api.review(id, {
      act: 'reject',
      requirement: 'experience',
      code: 'more-information',
      note: 'ซื้อขายมาแล้วกี่ครั้ง',
    });
    await form.refreshAfter(() => api.review(id, { act: 'send-back' }));
    await expect(page).toHaveURL(/\/sg-options-fail/);
    await look('sg-options-fail');
    await page.getByRole('link', { name: say('application-state', 'correct.reply') }).click();
    await page.getByRole('heading', { name: say('reasons', 'replyAnswers') }).click(); // a changed answer also counts as a reply
    await form.choose(say('derivatives', 'times.options'), say('trading-experience', 'times.more-than-20'));
    await form.press(say('flow', 'saveReply'));
    await expect(page).toHaveURL(/\/sg-options-fail/);
    await form.press(say('application-state', 'sendAgain'));
    await expect(page).toHaveURL(/\/sg-options-wait/);
    await form.refreshAfter(() => api.review(id, { act: 'approve' }));
    await expect(page).toHaveURL(/\/sg-options-success/);
  });

  await test.step('the database contains every step', async () => {
    const { accounts } = await api.state(phone);
    expect(accounts.map(({ type }) => type)).toEqual(['margin', 'options']);
    const options = await sent('options');
    expect(options?.answers.experience).toMatchObject({ times: 'more-than-20' });
    expect(options?.history.map(({ what }) => what)).toEqual(['submitted', 'sent-back', 'submitted-again', 'approved']);
    expect((await sent('margin-upgrade'))?.state).toBe('opened');
  });
});
