import { specifiedRoutes } from '../packages/host/src/route-table/specified-routes.ts';
import { watchPolicy } from './support/looks.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

test('NAV-06 an unknown path leads home', async ({ page, customer }) => {
  await page.goto('sg-no-such-page');
  await expect(page).toHaveURL(/\/acct\/open-account\/$/);
  await expect(page.getByRole('heading', { level: 1, name: customer.say('home', 'title') })).toBeVisible();
});

const size = Math.ceil(specifiedRoutes.length / 2);

for (const first of [0, size]) {
  const routes = specifiedRoutes.slice(first, first + size);
  test(`NAV-07 ${routes.length} routes from ${routes[0]?.path} on are screens, under the policy`, async ({
    page,
    api,
  }) => {
    const policy = await watchPolicy(page);
    const { loginCode } = await api.persona('new');
    await openSignedIn(page, '', loginCode);
    for (const { path } of routes) {
      const user = page.waitForResponse(/get-current-user/);
      await page.goto(path.slice(1));
      await user; // from here on the guard decides
      await expect(page.getByRole('main'), path).toContainText(/\p{L}{3}/u);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await policy.expectNone(path);
    }
  });
}
