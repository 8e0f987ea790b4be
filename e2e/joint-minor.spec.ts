import { xiaoYu } from './support/customer-fixtures.ts';
import { documentKindsOf, expectedJointAnswers } from './support/expected-answers.ts';
import { minorPart, Opening } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { fillPicturesOfDocument } from './support/screens/identity-document.ts';
import { expect, test } from './support/test.ts';

test.use({ person: xiaoYu });

test('STATE-05 MSG-34 a guardian opens an account for a minor after one rejection', async ({
  page,
  context,
  customer,
  api,
  place,
  person,
}) => {
  const { say, form } = customer;
  const part = new Opening(customer, undefined, minorPart);
  const { phone, loginCode, applicationId } = await api.persona('joint-minor');

  await test.step('the guardian fills in the minor’s part and signs', async () => {
    await openSignedIn(page, 'sg-holders', loginCode);
    await page.getByRole('link', { name: say('joint', 'minor.fill') }).click();
    await part.walk('choose-tip', 'sign-info');
    await part.fill('sign-info');
    await part.goOn('sign-info');
    await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
  });

  await test.step('the database contains the minor’s part under the guardian’s login', async () => {
    const { opening, joint } = await api.applications(phone);
    expect([opening?.state, joint?.state]).toEqual(['under-review', 'under-review']);
    expect(joint?.part).toEqual({ role: 'joint-minor', guardian: 'LIM WEI MING', way: 'this-device' });
    if (joint) expect(joint.answers).toEqual(expectedJointAnswers(person, joint, minorPart.without));
    if (joint) expect(documentKindsOf(joint)).toEqual(['identity-front', 'relationship-proof']);
    expect((await api.state(phone)).user.name).toBe('LIM WEI MING');
  });

  await test.step('a reviewer rejects the minor’s document', async () => {
    const console = await context.newPage();
    await console.goto(new URL(`/sandbox/applications/${applicationId}`, place.sgUrl).href);
    const item = console.getByRole('region', { name: 'Identity document of the second holder' });
    await item.getByLabel('Reason').selectOption('minor-proof');
    await item.getByRole('button', { name: /^Reject/ }).click();
    await console.getByRole('button', { name: /Send 1 open item back/ }).click();
    await expect(console.getByText('Action needed', { exact: true }).first()).toBeVisible();
    await console.close();
  });

  await test.step('the guardian sees the reason and corrects only that document', async () => {
    await page.goto('sg-account-state');
    await expect(page.getByRole('heading', { name: say('joint', 'minor.failed') })).toBeVisible();
    await page.getByRole('link', { name: say('joint', 'minor.revise') }).click();
    await expect(page.getByRole('heading', { name: say('joint', 'minor.failed') })).toBeVisible();
    await page.getByRole('link', { name: say('application-state', 'correct.document') }).click();
    await part.expectCorrection('submit-photo');
    await fillPicturesOfDocument(part.screen);
    await part.goOn('submit-photo');
    await page.getByRole('link', { name: say('application-state', 'seal.action') }).click();
    await part.walk('check-answers', 'sign-info');
    await part.fill('sign-info');
    await form.press(part.actionOf('sign-info'));
    await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
  });

  await test.step('after approval the guardian and the minor have a joint cash account', async () => {
    await api.review(applicationId ?? '', { act: 'accept', requirement: 'experience' });
    await api.review(applicationId ?? '', { act: 'approve' });
    const { accounts, applications } = await api.state(phone);
    expect(accounts).toMatchObject([{ type: 'cash' }]);
    expect(applications.map(({ state }) => state)).toEqual(['opened', 'opened']);
    await page.goto('sg-account-state');
    await expect(page.getByText('LIM XIAO YU')).toBeVisible();
  });
});
