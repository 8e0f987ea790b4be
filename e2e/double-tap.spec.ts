import type { Page } from '@playwright/test';
import { weiMing } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, testAlone } from './support/test.ts';

testAlone.use({ person: weiMing });

testAlone('double taps on Continue are one save', async ({ page, opening, api }) => {
  const { loginCode } = await api.persona('draft');
  await openSignedIn(page, 'sg-assets-info', loginCode);
  await opening.expectScreen('assets-info');
  await opening.fill('assets-info');
  const calls = countCalls(page);

  await api.planFaults([{ path: 'save-step', times: 1, kind: 'slow', ms: 1500 }]);
  await tapRepeatedly(page, opening.actionOf('assets-info'));
  await opening.expectScreen('assets-select');
  expect(calls).toEqual(['save-step']);
});

testAlone('double taps on Submit application are one application', async ({ page, customer, opening, api }) => {
  const { phone, loginCode } = await api.persona('draft-to-sign');
  await openSignedIn(page, 'sg-sign-info', loginCode);
  await opening.expectScreen('sign-info');
  await opening.fill('sign-info');
  const calls = countCalls(page);
  await api.planFaults([{ path: 'submit-application', times: 1, kind: 'slow', ms: 1500 }]);
  await tapRepeatedly(page, opening.actionOf('sign-info'));
  await expect(page).toHaveURL(/\/success$/);
  expect(calls).toEqual(['save-step', 'submit-application']);
  await expect(page.getByRole('heading', { name: customer.say('application-state', 'success.heading') })).toBeVisible();

  const { audit, state } = await api.application(phone);
  expect(state).toBe('under-review');
  expect(audit.filter(({ action }) => action === 'submitted')).toHaveLength(1);
});

async function tapRepeatedly(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
}

function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name] = /open-account-server\/api\/((?:save|submit)-[a-z]+)\/v1/.exec(request.url()) ?? [];
    if (name) calls.push(name);
  });
  return calls;
}
