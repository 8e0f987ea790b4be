import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expectedAnswers, kindsOf } from '../support/expected-answers.ts';
import { hasKept, noteKeeping, readForm } from '../support/form-state.ts';
import { signUp } from '../support/registration.ts';
import { wordsIn } from '../support/words.ts';
import { expect, test } from './test.ts';
import type { Visit } from './visit.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('FORM-01 a passport holder opens an account by hand, in a browser of another make', async ({
  visit,
  byHand,
  api,
  phone,
  person,
  pictures,
}) => {
  const say = wordsIn(person.language);
  const { hands } = visit;

  await test.step('from home, signed out', async () => {
    await visit.goto('');
    expect(await visit.run(() => innerWidth, undefined)).toBe(390);
    await expectAccessible(visit, 'home');
    await hands.press(say('home', 'start'));
    await signUp(hands, say, api, phone);
  });

  await test.step('back and reload keep what was typed and not saved', async () => {
    await byHand.walk('choose', 'base-info');
    await visit.run(noteKeeping, undefined);
    await byHand.fill('base-info');
    const typed = await visit.run(readForm, undefined);
    expect(Object.values(typed)).toContain(person.base.fullName);
    await expect.poll(() => visit.run(hasKept, undefined)).toBe(true);
    await visit.reload();
    await expect.poll(() => visit.run(readForm, undefined)).toEqual(typed);
    await expectAccessible(visit, 'base-info');
    await byHand.goOn('base-info');
    await byHand.expectScreen('contact-info');
    await visit.back();
    await byHand.expectScreen('base-info');
    await expect.poll(() => visit.run(readForm, undefined)).toEqual(typed);
    await byHand.goOn('base-info');
  });

  await test.step('every other step, up to the signature', async () => {
    await byHand.walk('contact-info', 'submit-address');
    await byHand.fill('submit-address');
    await expectAccessible(visit, 'submit-address');
    await byHand.goOn('submit-address');
    await byHand.walk('w8ben.list', 'face-h5');
    await visit.choosePhoto(say('ui-documents', 'usePhoto'), pictures.passport);
    await hands.press(say('ui-documents', 'useThis'));
    await hands.expectHeading(say('opening-face', 'success.title'));
    await byHand.goOn('face-h5');
    await byHand.walk('agreement-info', 'sign-info');
    await byHand.fill('sign-info');
    await expectAccessible(visit, 'sign-info');
    expect((await api.application(phone)).state).toBe('draft');
  });

  await test.step('MSG-24 offline at submit', async () => {
    if (!visit.setOffline) return;
    await visit.setOffline(true);
    await byHand.goOn('sign-info');
    await hands.expectText('The network connection has been disconnected, please keep the network stable'); // MSG-24
    await visit.setOffline(false);
  });

  await test.step('submitted, and the database holds all of it', async () => {
    await byHand.goOn('sign-info');
    await hands.expectHeading(say('opening-state', 'success.heading'));
    await expectAccessible(visit, 'success');
    const submitted = await api.application(phone);
    expect(submitted.state).toBe('under-review');
    expect(submitted.answers).toEqual(expectedAnswers(person, submitted));
    expect(kindsOf(submitted)).toEqual([
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

/** As `looks.ts` asks for it in Chromium; axe is a script of the page here, because WebDriver knows no other way. */
async function expectAccessible(visit: Visit, path: string): Promise<void> {
  if (!visit.include) return;
  await visit.include(axe);
  const found = await visit.run(async () => {
    const { run } = (globalThis as unknown as { axe: { run: () => Promise<{ violations: readonly Violation[] }> } })
      .axe;
    const { violations } = await run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, undefined);
  expect(found, `axe on ${path}`).toEqual([]);
}

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };
