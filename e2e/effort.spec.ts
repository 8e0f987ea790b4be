import type { Page } from '@playwright/test';
import { ordinaryPassportHolder, type Person, roundAmounts, xiaoYu } from './support/customer-fixtures.ts';
import { passportPicture } from './support/document-photos.ts';
import { AcceptingForm } from './support/effort/accepting-form.ts';
import { watchCustomer } from './support/effort/watch-customer.ts';
import { minorPart, Opening, secondAdultPart } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

// The digital ID and the keyboard are measured in their own journeys.

/** A customer whose browser has allowed the camera for the photo of the passport. */
const passportHolder: Person = {
  ...ordinaryPassportHolder,
  assets: { ...ordinaryPassportHolder.assets, ...roundAmounts },
  allowsCamera: true,
};
test.use({ person: passportHolder, permissions: ['camera'] });

test('a passport holder who types stays within the effort budget', async ({ page, customer, api }) => {
  const { loginCode } = await api.persona('new');
  const form = new AcceptingForm(page, customer.say);
  await openSignedIn(page, 'sg-choose', loginCode);
  const effort = await watchCustomer(page);
  await openAccount(page, new Opening({ ...customer, form }, effort.look));
  effort.expectWithin('typed');
});

test('a passport holder who scans the passport stays within the effort budget', async ({ page, customer, api }) => {
  const requested: URL[] = [];
  page.on('request', (request) => requested.push(new URL(request.url())));
  await page.addInitScript(extendTimeLimits);
  const { loginCode } = await api.persona('new');
  const passport = await passportPicture('mei-ling');
  const form = new AcceptingForm(page, customer.say);
  await openSignedIn(page, 'sg-choose', loginCode);
  const effort = await watchCustomer(page);
  await openAccount(
    page,
    new Opening(
      {
        ...customer,
        form,
        person: { ...customer.person, expiresOn: undefined },
        pictures: { ...customer.pictures, passport },
      },
      effort.look,
    ),
  );
  effort.expectWithin('passport-scan');
  const fetched = requested.filter(({ protocol }) => protocol.startsWith('http'));
  const model = fetched.find(({ pathname }) => pathname.includes('traineddata'));
  expect(model, 'the model of the reader, which its worker loads').toBeDefined();
  expect(new Set(fetched.map(({ origin }) => origin)), 'nothing goes to another origin').toEqual(
    new Set([new URL(page.url()).origin]),
  );
});

// The CI budgets cover the other personas.
test.describe('measured by npm run effort', { tag: '@effort' }, () => {
  test.describe('a second adult of a joint account', () => {
    test.use({
      person: { ...passportHolder, base: { ...passportHolder.base, documentNumber: 'A23456789' } },
    });

    test('a second holder submits their part of a joint account on the first holder’s phone', async ({
      page,
      customer,
      api,
    }) => {
      const { say } = customer;
      const { loginCode } = await api.persona('joint-adult');
      await openSignedIn(page, 'sg-holders', loginCode);
      const effort = await watchCustomer(page);
      await page.getByRole('link', { name: say('joint', 'way.device') }).click();
      await page.getByRole('link', { name: say('joint', 'handOver.action') }).click();
      const part = new Opening({ ...customer, form: new AcceptingForm(page, say) }, effort.look, secondAdultPart);
      await part.walk('choose', 'sign-info');
      await part.complete('sign-info');
      await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
      effort.expectWithin('joint');
    });
  });

  test.describe('a minor as second holder', () => {
    test.use({ person: xiaoYu });

    test('a guardian submits the part of a minor of a joint account', async ({ page, customer, api }) => {
      const { say } = customer;
      const { loginCode } = await api.persona('joint-minor');
      await openSignedIn(page, 'sg-holders', loginCode);
      const effort = await watchCustomer(page);
      await page.getByRole('link', { name: say('joint', 'minor.fill') }).click();
      const part = new Opening({ ...customer, form: new AcceptingForm(page, say) }, effort.look, minorPart);
      await part.walk('choose-tip', 'sign-info');
      await part.complete('sign-info');
      await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
      effort.expectWithin('minor');
    });
  });
});

async function openAccount(page: Page, opening: Opening): Promise<void> {
  await opening.walk('choose', 'sign-info');
  await opening.complete('sign-info');
  await expect(page).toHaveURL(/\/success$/);
}

/** Makes all time limits of the page ten times as long. A busy machine would exceed the limit of the document reader, and the customer would have to type. */
function extendTimeLimits(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, 10 * milliseconds);
}
