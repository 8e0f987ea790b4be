import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { documentKindsOf, expectedAnswers } from '../support/expected-answers.ts';
import { collectFieldValues, hasStoredInput, recordStoredInput } from '../support/form-state.ts';
import { fillInRegistration } from '../support/registration.ts';
import { sayIn } from '../support/words.ts';
import { expect, test } from './test.ts';
import type { BrowserVisit } from './visit.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('FORM-01 a passport holder opens an account in another browser engine', async ({
  visit,
  visitOpening,
  api,
  phone,
  person,
  pictures,
}) => {
  const say = sayIn(person.language);
  const { driver } = visit;

  await test.step('the customer starts from home without a login', async () => {
    await visit.goto('');
    expect(await visit.run(() => innerWidth, undefined)).toBe(390);
    await expectAccessible(visit, 'home');
    await driver.follow(say('home', 'start'));
    await fillInRegistration(driver, say, api, phone);
  });

  await test.step('Back and a reload preserve unsent input', async () => {
    await visitOpening.walk('choose', 'base-info');
    await visit.run(recordStoredInput, undefined);
    await visitOpening.fill('base-info');
    const typed = await visit.run(collectFieldValues, undefined);
    expect(Object.values(typed)).toContain(person.base.fullName);
    await expect.poll(() => visit.run(hasStoredInput, undefined)).toBe(true);
    await visit.reload();
    await expect.poll(() => visit.run(collectFieldValues, undefined)).toEqual(typed);
    await expectAccessible(visit, 'base-info');
    await visitOpening.goOn('base-info');
    await visitOpening.expectScreen('contact-info');
    await visit.back();
    await visitOpening.expectScreen('base-info');
    await expect.poll(() => visit.run(collectFieldValues, undefined)).toEqual(typed);
    await visitOpening.goOn('base-info');
  });

  await test.step('the customer fills in every other step up to the signature', async () => {
    await visitOpening.walk('contact-info', 'submit-address');
    await visitOpening.fill('submit-address');
    await expectAccessible(visit, 'submit-address');
    await visitOpening.goOn('submit-address');
    await visitOpening.walk('w8ben.form', 'face-h5');
    await visit.choosePhoto(say('ui-documents', 'usePhoto'), pictures.passport);
    await driver.press(say('ui-documents', 'useThis'));
    await driver.expectHeading(say('opening-face', 'success.title'));
    await visitOpening.goOn('face-h5');
    await visitOpening.walk('agreement-info', 'sign-info');
    await visitOpening.fill('sign-info');
    await expectAccessible(visit, 'sign-info');
    expect((await api.application(phone)).state).toBe('draft');
  });

  await test.step('MSG-24 submitting offline shows a message', async () => {
    if (!visit.setOffline) return;
    await visit.setOffline(true);
    await visitOpening.goOn('sign-info');
    await driver.expectText('The network connection has been disconnected, please keep the network stable'); // MSG-24
    await visit.setOffline(false);
  });

  await test.step('the customer submits, and the database contains every answer', async () => {
    await visitOpening.goOn('sign-info');
    await driver.expectHeading(say('application-state', 'success.heading'));
    await expectAccessible(visit, 'success');
    const submitted = await api.application(phone);
    expect(submitted.state).toBe('under-review');
    expect(submitted.answers).toEqual(expectedAnswers(person, submitted));
    expect(documentKindsOf(submitted)).toEqual([
      'address-proof',
      'diploma',
      'employer-consent',
      'exam-certificate',
      'face',
      'identity-front',
    ]);
    expect(submitted.face).toEqual({ result: 'passed', attempts: 1 });
    expect(submitted.audit.filter(({ action }) => action === 'submitted')).toHaveLength(1);
  });

  expect(visit.errors ?? []).toEqual([]);
});

/** Asserts that axe finds no violations, as `visual-checks.ts` does in Chromium. Injects axe into the page, because WebDriver has no other method. */
async function expectAccessible(visit: BrowserVisit, path: string): Promise<void> {
  if (!visit.include) return;
  await visit.include(axe);
  const found = await visit.run(async () => {
    const { run } = (globalThis as unknown as { axe: { run: () => Promise<{ violations: readonly Violation[] }> } })
      .axe;
    // Text that is fading in has a lower contrast.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, undefined);
  expect(found, `axe on ${path}`).toEqual([]);
}

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };
