import { openSignedIn } from './support/registration.ts';
import { expect, testAlone } from './support/test.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

testAlone.use({ userAgent: windows, isMobile: false });

testAlone(
  'STATE-06 MSG-27 a Windows PC at a refused address shows a message with links to the app and a phone',
  async ({ page, customer, opening, api }) => {
    const { say } = customer;
    const told = page.getByText(
      'The current IP does not support account opening on the PC. Please download the app or use a mobile browser to proceed.',
    );
    const draft = await api.persona('draft');
    await openSignedIn(page, 'sg-assets-info', draft.loginCode);
    await opening.expectScreen('assets-info');
    await api.openOnPc('refused');
    await opening.fill('assets-info');
    await opening.goOn('assets-info');
    await expect(told).toBeVisible();

    const { loginCode } = await api.persona('new');
    await openSignedIn(page, 'sg-choose', loginCode);
    await expect(told).toBeVisible();
    await expect(page.getByRole('link', { name: say('host', 'pc.app') })).toHaveAttribute('href', /^https:/);
    await expect(page.getByRole('img', { name: say('host', 'pc.scan') })).toBeVisible();
    await page.goto('');
    await expect(page.getByRole('button', { name: say('home-status', 'signOut') })).toBeVisible();
  },
);
