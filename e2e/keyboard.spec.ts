import { KeyboardForm } from './support/keyboard-form.ts';
import { Opening } from './support/opening.ts';
import { meiLing } from './support/people.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

// a signature is drawn by pointer and typed by keyboard
test.use({ person: { ...meiLing, signs: 'typing' }, isMobile: false, hasTouch: false });

test('the whole opening by keyboard alone', async ({ page, customer, api, person }) => {
  const { phone, loginCode } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  const opening = new Opening({ ...customer, form: new KeyboardForm(page, customer.say) });
  await opening.walk('choose', 'sign-info');
  await opening.fill('sign-info');
  await opening.goOn('sign-info');
  await expect(page).toHaveURL(/\/success$/);
  const submitted = await api.application(phone);
  expect(submitted.state).toBe('under-review');
  expect(submitted.answers['base-info']).toEqual(person.base);
});
