import { expect, test } from '@playwright/test';
import { registerCustomer } from '../../e2e/support/registration.ts';
import { expectNoOverflow } from '../../e2e/support/visual-checks.ts';
import { sayIn } from '../../e2e/support/words.ts';
import home from '../edition-my/src/text/ms.json' with { type: 'json' };
import { addressOfExample, createSandboxApi } from './support/example.ts';

/** The text with which the edition replaces a text of the package. */
const ownTax = 'Nombor pengenalan cukai (TIN) anda daripada LHDN';

test.describe('the Malaysian edition', () => {
  test.use({ locale: 'ms-MY' });

  test('the Malaysian edition opens in Malay with its brand, and starts an opening with its app type', async ({
    page,
  }) => {
    const say = sayIn('ms');
    const phone = '+60123456789';
    const complaints: string[] = [];
    const packs = new Set<string>();
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('request', (request) => {
      const [, language] = /\/assets\/(en|ms|th|ja|zh-Hans|zh-Hant)-/.exec(request.url()) ?? [];
      if (language) packs.add(language);
    });

    await page.goto(addressOfExample('edition-my'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home', 'title'));
    for (const words of [home['lead.my'], home['who.first.my'], home['who.others.my'], ownTax])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    const licence = page.getByRole('main').getByText(home.licence.replace('{{number}}', 'EXAMPLE-000060'));
    await expect(licence, 'below the first action and at the foot').toHaveCount(2);
    await expect(licence.first()).toBeVisible();
    const start = page.getByRole('link', { name: say('home', 'start') });
    await expect(start).toHaveCSS('background-color', 'rgb(122, 46, 93)');
    await expectNoOverflow(page, 'home');

    await start.click();
    await registerCustomer(page, say, createSandboxApi(), phone);
    await expect(page).toHaveURL(/\/acct\/open-account\/sg-submit-photo(\?|$)/); // the app skips the choice, because it has no digital ID
    expect(await createSandboxApi().application(phone)).toMatchObject({ appType: 60 });
    expect([...packs]).toEqual(['ms']);
    expect(complaints).toEqual([]);
  });
});
