import type { Page } from '@playwright/test';
import { weiMing, xiaoYu } from './support/customer-fixtures.ts';
import { minorPart, Opening } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ person: weiMing });

test('STATE-05 F03 another user of the device can’t see typed or saved data of a joint account', async ({
  page,
  customer,
  opening,
  api,
}) => {
  const { say, form } = customer;
  const guardian = await api.persona('joint-minor');
  let kept: readonly string[] = [];
  let phone = '';

  await test.step('a guardian starts a minor’s part', async () => {
    await openSignedIn(page, 'sg-holders', guardian.loginCode);
    await page.getByRole('link', { name: say('joint', 'minor.fill') }).click();
    await new Opening({ ...customer, person: xiaoYu }, undefined, minorPart).walk('choose-tip', 'base-info');
    await form.text(say('opening-base', 'documentNumber.label'), 'T7654321Z');
    await form.text(say('opening-base', 'nameOnId.label'), 'LIM XIAO YU');
    await expect.poll(async () => (kept = await storedDrafts(page))).not.toEqual([]);
  });

  await test.step('another customer signs in', async () => {
    const other = await api.persona('draft');
    phone = other.phone;
    await openSignedIn(page, 'joint-sg-choose', other.loginCode);
    await expect(page.getByText(say('opening-first', 'notJoint.label')).first()).toBeVisible();
    expect(await storedDrafts(page), 'encrypted for the guardian').toEqual(expect.arrayContaining([...kept]));
    await page.goto('sg-base-info');
    await opening.expectScreen('base-info');
    await expect(page.getByRole('textbox', { name: say('opening-base', 'documentNumber.label') })).not.toHaveValue(
      /7654321/,
    );
    await expect(page.getByText('XIAO YU')).toHaveCount(0);
  });

  const { applications } = await api.state(phone);
  expect(applications.map(({ flow }) => flow)).toEqual(['opening']);
});

/** Returns the keys of all drafts on this device. Each key is a digest of user and step. */
const storedDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(`cannot open ${name}`)));
      });
      for (const store of database.objectStoreNames) {
        const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAllKeys();
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error(`cannot read ${store}`)));
        });
        names.push(...keys.map((key) => JSON.stringify(key)));
      }
      database.close();
    }
    return names;
  });
