import { meiLing, type Person } from './support/customer-fixtures.ts';
import { answerTaxResidency, confirmProviderData, visitProvider } from './support/digital-id.ts';
import { documentKindsOf } from './support/expected-answers.ts';
import { Opening, secondAdultPart } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { passThirdParty } from './support/third-party.ts';

const xiaoHui: Person = { ...meiLing, base: { ...meiLing.base, fullName: 'TAN XIAO HUI' }, signs: 'typing' };
test.use({ person: xiaoHui });

const person = 'opening-person';
/** The part of a second adult whose digital ID replaces the photo and the proof of address. */
const byDigitalId = { ...secondAdultPart, without: [...secondAdultPart.without, 'submit-photo', 'submit-address'] };

test('STATE-05 a second holder uses the digital ID, and a third party checks the identity', async ({
  page,
  customer,
  api,
}) => {
  const { form, say } = customer;
  const { phone, loginCode } = await api.persona('joint-adult');
  const part = new Opening(customer, undefined, byDigitalId);

  await test.step('the digital ID supplies name and address', async () => {
    await openSignedIn(page, 'joint-sg-hand-over', loginCode);
    await page.getByRole('link', { name: say('joint', 'handOver.action') }).click();
    const provider = say('opening-choices', 'nationalDigitalId');
    await form.answer(
      say('opening-choices', 'choose.label'),
      say('opening-choices', 'choose.digital-id.label', { provider }),
    );
    await expect(page.getByRole('heading', { name: say(person, 'start.heading') })).toBeVisible();
    await form.press(say(person, 'start.action'));
    await visitProvider(page, say, 'citizen');
    await expect(page).toHaveURL(/\/joint-sg-show-sinpass$/);
    await confirmProviderData(customer);
    await answerTaxResidency(customer);
    await part.walk('assets-info', 'face-h5');
  });

  await test.step('the third party’s check replaces the face picture', async () => {
    await page.goto('joint-web-onfido');
    await passThirdParty(page, say);
    await form.press(say('flow', 'continue'));
    await part.walk('agreement-info', 'sign-info');
    await part.fill('sign-info');
    await part.goOn('sign-info');
    await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
  });

  const { opening, joint } = await api.applications(phone);
  expect([opening?.state, joint?.state]).toEqual(['under-review', 'under-review']);
  expect(joint?.answers['base-info']).toMatchObject({ fullName: 'TAN XIAO HUI', documentNumber: 'S1234567D' });
  expect(opening?.answers['base-info']).toMatchObject({ fullName: 'LIM WEI MING', documentNumber: 'A12345678' });
  expect(joint && documentKindsOf(joint)).toEqual([
    'diploma',
    'employer-consent',
    'exam-certificate',
    'identity-report',
  ]);
  expect(joint?.face.result).toBe('passed');
});
