import type { Page, Route } from '@playwright/test';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** What can happen to an upload while the window is frozen, and whether the customer must then repeat it. */
const endings = [
  { name: 'arrives', end: async (route: Route) => route.fulfill({ response: await route.fetch() }), repeats: false },
  { name: 'breaks off', end: async (route: Route) => route.abort('connectionreset'), repeats: true },
  {
    name: 'arrives, but its response is lost',
    end: async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    repeats: true,
  },
];

for (const { name, end, repeats } of endings)
  test(`F43 an upload creates one document if the window freezes and the upload ${name}`, async ({
    page,
    customer: { say },
    api,
    pictures,
  }) => {
    const { phone, loginCode } = await api.persona('rejected-unclear-image');
    const before = Object.keys((await api.application(phone)).documents);
    await openSignedIn(page, 'sg-submit-photo', loginCode);
    const heldUpload = holdUpload(page);
    const slot = page.getByRole('group', { name: say('opening-documents', 'front.passport') });
    await slot.locator('input[type=file]:not([capture])').setInputFiles(pictures.passport);
    const route = await heldUpload;
    const thaw = await freeze(page);
    await end(route);
    await thaw();
    if (repeats) await slot.getByRole('button', { name: say('ui-documents', 'uploadAgain') }).click();
    await expect(slot.locator('[data-state=done]')).toBeVisible();
    const { documents } = await api.application(phone);
    const added = Object.entries(documents).filter(([id]) => !before.includes(id));
    expect(added.map(([, { kind }]) => kind)).toEqual(['identity-front']);
  });

/** Resolves with the first upload of the page, and leaves its request pending. */
const holdUpload = (page: Page): Promise<Route> =>
  new Promise((resolve) => {
    void page.route(/\/upload-document\//, resolve, { times: 1 });
  });

/**
 * Pauses all scripts of the page, as a frozen window does, and returns a function that resumes them. `Page.setWebLifecycleState` has no effect on a headless
 * window, which is always visible.
 */
async function freeze(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => setInterval(() => undefined, 10)); // the debugger pauses at the next script
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Debugger.enable');
  const stopped = new Promise((resolve) => {
    devtools.once('Debugger.paused', resolve);
  });
  await devtools.send('Debugger.pause');
  await stopped;
  return () => devtools.send('Debugger.resume');
}
