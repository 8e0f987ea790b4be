import { weiMing } from './support/customer-fixtures.ts';
import { readFormState } from './support/form-state.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ person: weiMing });

test('MSG-24 ERR-03 submitting offline shows a message, and the retry creates one application', {
  tag: '@quick',
}, async ({ page, context, opening, api }) => {
  const { phone, loginCode } = await api.persona('draft-to-sign');
  await openSignedIn(page, 'sg-sign-info', loginCode);
  await opening.expectScreen('sign-info');
  await opening.fill('sign-info');
  const signed = await readFormState(page);

  await context.setOffline(true);
  await context.route('**/open-account-server/**', (route) => route.abort('internetdisconnected'));
  await opening.goOn('sign-info');
  const message = 'The network connection has been disconnected, please keep the network stable';
  await expect(page.getByText(message).first()).toBeVisible();
  expect(await readFormState(page)).toEqual(signed);
  expect((await api.application(phone)).state).toBe('draft');

  await context.unroute('**/open-account-server/**');
  await context.setOffline(false);
  await opening.goOn('sign-info');
  await expect.poll(async () => (await api.application(phone)).state).toBe('under-review');
  await expect(page).toHaveURL(/\/success$/);

  const { audit } = await api.application(phone);
  expect(audit.filter(({ action }) => action === 'submitted')).toHaveLength(1);
});
