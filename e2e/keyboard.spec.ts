import { meiLing } from './support/customer-fixtures.ts';
import { watchCustomer } from './support/effort/watch-customer.ts';
import { KeyboardForm } from './support/keyboard-form.ts';
import { Opening } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

// Customers draw a signature with a pointer, and type it with a keyboard.
test.use({ person: { ...meiLing, signs: 'typing' }, isMobile: false, hasTouch: false });

test('a customer opens an account by keyboard only', async ({ page, customer, api, person }) => {
  const { phone, loginCode } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  const effort = await watchCustomer(page);
  const opening = new Opening({ ...customer, form: new KeyboardForm(page, customer.say) }, effort.look);
  await opening.walk('choose', 'sign-info');
  await opening.fill('sign-info');
  await opening.goOn('sign-info');
  await expect(page).toHaveURL(/\/success$/);
  effort.expectWithin('keyboard');
  const submitted = await api.application(phone);
  expect(submitted.state).toBe('under-review');
  expect(submitted.answers['base-info']).toEqual(person.base);
});
