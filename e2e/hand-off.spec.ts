import { Form } from './support/form.ts';
import { Opening } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test('a phone of another customer takes the document photos and the face check for a desktop', async ({
  browser,
  page: phone,
  customer,
  api,
}) => {
  const { say, pictures, person } = customer;
  const wei = await api.persona('draft-at-photo');
  const later = await api.persona('draft-at-documents');
  const stranger = await api.persona('draft');
  const untouched = await api.application(stranger.phone);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  const desktop = await context.newPage();
  const atDesk = new Form(desktop, say);

  const link = async (): Promise<{ url: string; digits: string }> => {
    await desktop.getByRole('link', { name: say('hand-off', 'offer.action') }).click();
    const code = desktop.getByRole('link', { name: say('hand-off', 'scan') });
    await expect(code).toBeVisible();
    const digits = (await desktop.locator('strong').textContent()) ?? '';
    return { url: (await code.getAttribute('href')) ?? '', digits };
  };

  await test.step('another customer is signed in on the phone', async () => {
    await openSignedIn(phone, 'sg-assets-info', stranger.loginCode);
  });

  const first = await test.step('the desktop shows a code, which expires when the customer leaves', async () => {
    await openSignedIn(desktop, 'sg-submit-photo', wei.loginCode);
    const left = await link();
    await desktop.getByRole('link', { name: say('hand-off', 'here') }).click();
    await expect(desktop).toHaveURL(/\/sg-submit-photo$/);
    await phone.goto(left.url);
    await expect(phone.getByRole('heading', { name: say('hand-off', 'phone.withdrawn.heading') })).toBeVisible();
    return link();
  });

  await test.step('the phone opens the link, and shows the same digits and no token in the address', async () => {
    await phone.goto(first.url);
    await expect(phone.getByRole('heading', { name: say('hand-off', 'phone.heading') })).toBeVisible();
    await expect(phone).not.toHaveURL(/#/);
    await expect(phone.locator('strong')).toHaveText(first.digits);
    await expect(desktop.getByRole('heading', { name: say('hand-off', 'opened.heading') })).toBeVisible();
  });

  await test.step('the phone completes the step, also after its page was closed; the desktop continues', async () => {
    await phone.getByRole('button', { name: say('hand-off', 'phone.start') }).click();
    await expect(phone).toHaveURL(/\/hand-off-sg-submit-photo$/);
    await phone.reload();
    const form = new Form(phone, say);
    await new Opening({ page: phone, form, say, person, pictures }).fill('submit-photo');
    await form.press(say('flow', 'continue'));
    await expect(phone.getByRole('heading', { name: say('hand-off', 'phone.done.heading') })).toBeVisible();
    await expect(desktop).toHaveURL(/\/sg-base-info$/);
  });

  await test.step('the link cannot be used twice', async () => {
    const other = await browser.newContext();
    const second = await other.newPage();
    await second.goto(first.url);
    await expect(second.getByRole('heading', { name: say('hand-off', 'phone.done.heading') })).toBeVisible();
    await other.close();
  });

  await test.step('the database contains the step, and the other customer is unchanged', async () => {
    const mine = await api.application(wei.phone);
    const { front } = mine.answers['submit-photo'] as { front: string };
    expect(mine.documents[front]).toMatchObject({ kind: 'identity-front' });
    expect(mine.audit.map(({ action }) => action).filter((action) => action.startsWith('hand-off'))).toEqual([
      'hand-off-offered',
      'hand-off-offered',
      'hand-off-opened',
      'hand-off-done',
    ]);
    const theirs = await api.application(stranger.phone);
    expect(theirs.documents).toEqual(untouched.documents);
    expect(theirs.audit).toEqual(untouched.audit);
  });

  await test.step('the other customer is still signed in on the phone and sees nothing of the hand-off', async () => {
    await phone.goto('sg-assets-info');
    await expect(phone.getByRole('radiogroup', { name: say('opening-assets', 'employmentStatus') })).toBeVisible();
    await expect(phone).toHaveURL(/\/sg-assets-info$/);
  });

  await test.step('the phone cancels the face check, then completes it', async () => {
    await openSignedIn(desktop, 'sg-submit-address', later.loginCode);
    await atDesk.choose(say('opening-documents', 'kind.label'), say('opening-documents', `kind.${person.proof.kind}`));
    const stopped = await link();
    await phone.goto(stopped.url);
    await phone.getByRole('button', { name: say('hand-off', 'phone.stop') }).click();
    await expect(phone.getByRole('heading', { name: say('hand-off', 'phone.cancelled.heading') })).toBeVisible();
    await expect(desktop.getByRole('heading', { name: say('hand-off', 'cancelled.heading') })).toBeVisible();
    await desktop.getByRole('link', { name: say('hand-off', 'here') }).click();
    await expect(
      desktop.getByRole('radio', { name: say('opening-documents', `kind.${person.proof.kind}`) }),
    ).toBeChecked();
  });
  await context.close();
});

test('a phone passes the face check for a desktop', async ({ browser, page: phone, customer, api }) => {
  const { say } = customer;
  const wei = await api.persona('face-failing');
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  const desktop = await context.newPage();
  await openSignedIn(desktop, 'sg-face-h5', wei.loginCode);
  await desktop.getByRole('link', { name: say('hand-off', 'offer.action') }).click();
  const code = desktop.getByRole('link', { name: say('hand-off', 'scan') });
  await phone.goto((await code.getAttribute('href')) ?? '');
  await phone.getByRole('button', { name: say('hand-off', 'phone.start') }).click();
  await expect(phone, 'after three failures with the photo').toHaveURL(/\/hand-off-sg-face-fail-more$/);
  const form = new Form(phone, say);
  await form.press(say('opening-face', 'more.camera'));
  await form.press(say('ui-documents', 'takeNow'));
  await form.press(say('ui-documents', 'useThis'));
  await expect(phone.getByRole('heading', { name: say('hand-off', 'phone.done.heading') })).toBeVisible();
  await expect(desktop).toHaveURL(/\/sg-face-success$/);
  const { answers, documents, face } = await api.application(wei.phone);
  const { picture } = answers['face-h5'] as { picture: string };
  expect(documents[picture]).toMatchObject({ kind: 'face' });
  expect(face.result).toBe('passed');
  await context.close();
});
