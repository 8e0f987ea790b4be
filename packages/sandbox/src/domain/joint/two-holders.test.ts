import * as joint from '@quayside/contract/calls/joint';
import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { formatGreetingName } from '@quayside/i18n/internals/greeted-name';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHolders, firstHolderName } from '../../testing/holders.ts';
import { secondHolderName, TestPart } from '../../testing/joint.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { openMemory } from '../storage/open-memory.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ database: openMemory() });
});
afterAll(() => sandbox.close());

const { review, first, mailsOf, invite, accepted } = createHolders(() => sandbox);
const turnsOf = async (phone: string) => (await mailsOf(phone, 'your-turn')).map(({ body }) => body);

test('refuses the same document for both holders without revealing the number', async () => {
  const { opening, client } = await first('joint-adult');
  const { part, person } = await accepted(opening);
  const base = opening.application.answers['base-info'] ?? {};
  const same = { path: 'documentNumber', code: 'same-person' };
  expect((await part.save('base-info', { ...base, documentNumber: 'K7654321' })).issues).not.toContainEqual(same);
  expect(JSON.stringify(part.application)).not.toContain('A12345678');
  expect((await part.save('base-info', { ...base, documentNumber: 'a1234-5678' })).issues).toContainEqual(same);
  expect(part.application.otherHolder).toEqual({ documentNumber: 'A12345678' });
  expect((await opening.reload()).otherHolder).toEqual({ documentNumber: 'A1234-5678' });
  const { revision } = opening.application;
  expect(await client.ask(call.submitApplication, { applicationId: opening.id, revision })).toMatchObject({
    code: codes.incomplete,
    data: { step: 'base-info' },
  });
  await part.fillIn();
  expect(part.application.otherHolder).toBeUndefined();
  expect((await opening.reload()).otherHolder).toBeUndefined();
  await opening.submit();
  expect((await part.submit()).state).toBe('under-review');
  expect(await person.call(joint.getHoldersBoard, {})).toMatchObject({ state: 'under-review' });
});

test('notifies the next holder once per review round', async () => {
  const { opening, client } = await first('joint-adult');
  const { part, person } = await accepted(opening);
  expect(await turnsOf(person.phone)).toEqual([]);
  await opening.submit();
  expect(await turnsOf(person.phone)).toEqual([
    expect.stringContaining(`${formatGreetingName(firstHolderName)} has finished their part`),
  ]);
  await opening.save('check-answers', { confirmed: true });
  await opening.save('sign-info', { name: firstHolderName, signature: { method: 'type', text: 'x' }, declared: true });
  await opening.submit();
  expect(await turnsOf(person.phone), 'no message after another signature').toHaveLength(1);
  await part.fillIn();
  await part.submit();
  expect(await turnsOf(client.phone), 'no message after the last submission').toEqual([]);

  for (const party of ['holder', 'joint-holder'])
    await review(opening.id, {
      act: 'reject',
      party,
      requirement: 'contact',
      code: 'more-information',
      note: 'Which city?',
    });
  await review(opening.id, { act: 'send-back' });
  const [sentBack] = await mailsOf(person.phone, 'action-needed');
  expect(sentBack?.body).toMatch(/\/joint-sg-contact-info$/m);
  await part.reload();
  const contact = part.application.answers['contact-info'];
  await part.save('contact-info', { ...contact, email: 'other@customer.example' }); // instead of a reply
  await part.save('check-answers', { confirmed: true });
  await part.save('sign-info', { name: secondHolderName, signature: { method: 'type', text: 'x' }, declared: true });
  await part.submit();
  expect(await turnsOf(client.phone)).toEqual([
    expect.stringContaining(`${formatGreetingName(secondHolderName)} has finished their part`),
  ]);
  expect(await turnsOf(person.phone)).toHaveLength(1);
});

test('notifies an invited holder by SMS', async () => {
  const { opening } = await first('joint-adult');
  const { phone } = await sandbox.customer();
  await invite(opening, phone);
  await opening.submit();
  const [mail] = await mailsOf(phone, 'your-turn');
  expect(mail).toMatchObject({ to: phone, body: expect.stringContaining('Hello Tan Mei Ling') });
});

test('starts a separate account of a second holder only on request', async () => {
  const { opening } = await first('joint-adult');
  const { person } = await accepted(opening);
  expect(await person.ask(call.startApplication, { flow: 'opening' })).toMatchObject({
    code: codes.notAllowed,
    data: { reason: 'second-holder' },
  });
  expect(await person.call(call.getApplication, { flow: 'opening' })).toBeNull();
  expect(await person.call(call.startApplication, { flow: 'opening', own: true })).toMatchObject({
    state: 'draft',
  });
  expect(await person.call(call.startApplication, { flow: 'opening' })).toMatchObject({ state: 'draft' });
});

test('shows both boards to a second holder with another joint account', async () => {
  const { opening } = await first('joint-adult');
  const { person, part } = await accepted(opening);
  await person.call(call.startApplication, { flow: 'opening', own: true });
  const own = await TestOpening.start(person);
  await own.save('choose-account', { tier: 'standard', holders: 'joint-adult' });
  const boardFrom = (flow: string) => person.call(joint.getHoldersBoard, { flow });
  expect(await boardFrom('opening')).toMatchObject({ applicationId: own.id, you: 'holder' });
  expect(await boardFrom('joint')).toMatchObject({ applicationId: opening.id, you: 'joint-holder' });
  await part.fillIn();
  await part.submit();
  expect(await person.call(joint.remindHolder, { applicationId: part.id })).toMatchObject({
    applicationId: opening.id,
    you: 'joint-holder',
  });
});

test('shows the first holder’s board on the first holder’s device', async () => {
  const { opening, client } = await first('joint-adult');
  await TestPart.onDevice(client);
  for (const flow of ['opening', 'joint'])
    expect(await client.call(joint.getHoldersBoard, { flow })).toMatchObject({
      applicationId: opening.id,
      you: 'holder',
    });
});
