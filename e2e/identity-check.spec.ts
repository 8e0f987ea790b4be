import type { Page } from '@playwright/test';
import { meiLing } from './support/customer-fixtures.ts';
import { Form } from './support/form.ts';
import { Opening } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import type { TextKeyOf } from './support/text-groups.ts';
import { identityPartner, passThirdParty } from './support/third-party.ts';
import { expectAccessible } from './support/visual-checks.ts';
import type { Say } from './support/words.ts';

// The sandbox reserves this document number: each of its face pictures fails.
test.use({ person: { ...meiLing, base: { ...meiLing.base, documentNumber: 'A12349101' } } });

test('STATE-03 F35 a killed web view returns to the camera, and three failures offer other face checks', async ({
  page,
  context,
  customer,
  opening,
  api,
}) => {
  const { say } = customer;
  const { phone, loginCode } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  const detector: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('face-worker')) detector.push(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  });
  await opening.walk('choose', 'face-h5');
  await expect(page.locator('video')).toBeVisible();
  await expect
    .poll(() => detector, 'the face detector is fetched at the camera and nowhere else')
    .toEqual(['sg-face-h5']);

  const again = await test.step('the web view is killed and opened again', async () => {
    await page.close();
    const opened = await context.newPage();
    await opened.goto('sg-face-h5');
    await new Opening({ ...customer, page: opened, form: new Form(opened, say) }).expectScreen('face-h5');
    await opened.goto('');
    await new Form(opened, say).press(say('home-status', 'resume'));
    await expect(opened).toHaveURL(/\/sg-face-h5$/);
    return opened;
  });
  const form = new Form(again, say);
  const face = (key: TextKeyOf<'opening-face'>) => say('opening-face', key);

  await test.step('two face pictures fail with a hint, and the third leads to a photo with the ID', async () => {
    for (const left of [2, 1]) {
      await takePicture(again, form, say);
      await expect(again).toHaveURL(/\/sg-face-fail$/);
      await expect(again.getByText(face('fail.hint.no-match'))).toBeVisible();
      await expect(again.getByText(new RegExp(`^You have ${left} more tr`))).toBeVisible();
      await form.press(face('fail.action'));
    }
    await takePicture(again, form, say);
    await expect(again).toHaveURL(/\/sg-face-fail-more$/);
    expect((await api.application(phone)).face).toEqual({ result: 'failed', attempts: 3, reason: 'no-match' });
  });

  await test.step('a third party checks the identity in a frame that no other page may embed', async () => {
    await form.press(say('opening-face', 'partner', identityPartner));
    await expect(again).toHaveURL(/\/web-onfido$/);
    await expectProviderAccessible(again);
    const frame = again.frameLocator(`iframe[title="${say('identity-check', 'frame', identityPartner)}"]`);
    await expect(again.locator('main p').first(), 'the broker’s name and the provider’s name').toHaveText(
      /^Quayside.*Sealight ID$/,
    );
    await frame.getByRole('button', { name: say('sandbox', 'identity.documentTaken') }).click();
    await frame.getByRole('button', { name: say('sandbox', 'identity.faceTaken') }).click();
    await frame.getByLabel(say('sandbox', 'identity.outcome.abandoned')).check();
    await frame.getByRole('button', { name: say('sandbox', 'identity.finish') }).click();
    await form.press(say('identity-check', 'again'));
    await frame.getByRole('button', { name: say('sandbox', 'identity.documentTaken') }).click();
    await again.reload(); // killed in the frame: the same check continues
    await passThirdParty(again, say);
    await form.press(say('flow', 'continue'));
    await expect(again).toHaveURL(/\/sg-agreement-info$/);
  });

  const { face: facts, answers, documents, audit } = await api.application(phone);
  expect(facts).toEqual({ result: 'passed', attempts: 3 });
  expect(documents[String(answers['face-h5']?.report)]?.kind).toBe('identity-report');
  const reported = audit.filter(({ action }) => action === 'identity-check-reported');
  expect(reported.map(({ details }) => details.outcome)).toEqual(['abandoned', 'clear']);
});

/** Checks the provider's page in a separate tab, because axe can't run in the sandboxed frame. */
async function expectProviderAccessible(page: Page): Promise<void> {
  const src = await page.locator('iframe').getAttribute('src');
  const provider = await page.context().newPage();
  await provider.goto(src ?? '');
  for (const step of ['document', 'face']) {
    await expectAccessible(provider, `the provider's ${step}`);
    await provider.locator('button:not(.plain)').click();
  }
  await expect(provider.getByRole('radio')).toHaveCount(3);
  await provider.locator('button.plain').click();
  await expect(provider.locator('[aria-current=step]'), 'Back leads to the face again').toHaveText('2');
  await provider.locator('button:not(.plain)').click();
  await expectAccessible(provider, 'the provider’s outcome');
  await provider.close();
}

async function takePicture(page: Page, form: Form, say: Say): Promise<void> {
  await expect(page).toHaveURL(/\/sg-face-h5$/);
  await form.press(say('ui-documents', 'takeNow'));
  await form.press(say('ui-documents', 'useThis'));
}
