import { somying } from './support/customer-fixtures.ts';
import { expectedJointAnswers } from './support/expected-answers.ts';
import { Opening, secondAdultPart } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, expectNoEnglish, expectNoOverflow } from './support/visual-checks.ts';

test.use({ person: somying, viewport: { width: 320, height: 640 } });

test('STATE-05 LANG-01 two holders who share a phone see in Thai who acts next', async ({
  page,
  customer,
  api,
  person,
}) => {
  const { say, form } = customer;
  const look = async (path: string) => {
    await expectNoOverflow(page, path);
    await expectNoEnglish(page, path, person);
  };
  const { phone, loginCode } = await api.persona('joint-adult', 'th');

  await openSignedIn(page, 'sg-holders?langType=5&skinType=black', loginCode);
  await expect(page.getByText(say('joint', 'turn.next'))).toBeVisible();
  await expectNoOverflow(page, 'sg-holders');
  await expectAccessible(page, 'sg-holders');
  await page.getByRole('link', { name: say('joint', 'way.device') }).click();
  await expect(page.getByRole('heading', { name: say('joint', 'handOver.heading') })).toBeVisible();
  await look('joint-sg-hand-over');
  await expectAccessible(page, 'joint-sg-hand-over');
  await page.getByRole('link', { name: say('joint', 'handOver.action') }).click();

  const part = new Opening(
    customer,
    async (path, moment) => (moment === 'filled' ? look(path) : undefined),
    secondAdultPart,
  );
  await part.walk('choose', 'sign-info');
  await part.fill('sign-info');
  await form.press(part.actionOf('sign-info'));
  await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();

  const { opening, joint } = await api.applications(phone);
  expect([opening?.state, joint?.state]).toEqual(['under-review', 'under-review']);
  if (joint) expect(joint.answers).toEqual(expectedJointAnswers(person, joint, secondAdultPart.without));
  expect(opening?.answers['base-info']).toMatchObject({ fullName: 'LIM WEI MING' });
  expect((await api.state(phone)).user.name, 'the first holder’s profile is theirs').toBe('LIM WEI MING');
});
