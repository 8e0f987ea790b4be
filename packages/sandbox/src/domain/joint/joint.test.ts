import * as joint from '@quayside/contract/calls/joint';
import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { addYears, toSingaporeDate } from '@quayside/values/calendar-date';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { testDatabases } from '../../testing/databases/databases.ts';
import { createHolders, firstHolderName } from '../../testing/holders.ts';
import { fillInMinor, secondHolderName, TestPart } from '../../testing/joint.ts';

import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { maxInvitations } from '../invitations/invitation.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('with the $name database', ({ start }) => {
  let sandbox: TestSandbox;
  let offset = 0;
  beforeAll(async () => {
    sandbox = await openTestSandbox({ ...(await start()), clock: () => new Date(Date.now() + offset) });
  }, 60_000);
  afterAll(() => sandbox.close());

  afterEach(() => {
    offset = 0;
  });

  const { review, signInAgain, boardOf, first, mailsOf, linkTo, invite, accepted } = createHolders(() => sandbox);

  describe('two adults with an invitation', () => {
    test('starts the review once both holders have submitted, in any order', async () => {
      for (const order of [
        ['first', 'second'],
        ['second', 'first'],
      ]) {
        const { opening } = await first('joint-adult');
        const { part } = await accepted(opening);
        await part.fillIn();
        const [one, other] = order[0] === 'first' ? [opening, part] : [part, opening];
        expect(await one?.submit()).toMatchObject({
          state: 'draft',
          partSubmittedAt: expect.any(String),
          reference: null,
        });
        const submitted = await other?.submit();
        expect(submitted).toMatchObject({ state: 'under-review' });
        expect((await one?.reload())?.reference).toBe(submitted?.reference);
      }
    });

    test('withdraws only the submission of the holder who changes answers', async () => {
      const { opening } = await first('joint-adult');
      const { part } = await accepted(opening);
      await part.fillIn();
      await part.submit();
      await part.save('choose', { route: 'manual' });
      expect(part.application.partSubmittedAt).toBeNull();
      expect(part.application.changes, 'the change is reported').toEqual([
        expect.objectContaining({ code: 'taken-back' }),
      ]);
      const before = await opening.reload();
      expect(await opening.submit()).toMatchObject({ state: 'draft', answers: before.answers });
      await part.save('check-answers', { confirmed: true });
      await part.save('sign-info', {
        name: secondHolderName,
        signature: { method: 'type', text: 'x' },
        declared: true,
      });
      expect(await part.submit()).toMatchObject({ state: 'under-review' });
    });

    test('limits invitations to all numbers per day', async () => {
      const { opening, client } = await first('joint-adult');
      const ask = (mobile: string) =>
        client.ask(joint.inviteHolder, { applicationId: opening.id, name: 'Tan Mei Ling', mobile });
      for (let sent = 0; sent < maxInvitations; sent += 1) expect((await ask(`+65900050${10 + sent}`)).code).toBe(0);
      const refused = { code: codes.tooManyRequests, data: { reason: 'too-many', seconds: expect.any(Number) } };
      expect(await ask('+6590005090')).toMatchObject(refused);
      expect(await mailsOf('+6590005090', 'invitation')).toEqual([]);
      offset += DAY;
      await signInAgain(client);
      expect((await ask('+6590005090')).code).toBe(0);
    });

    test('refuses each holder the other one’s answers, documents and numbers', async () => {
      const { opening, client } = await first('joint-adult');
      const { part, person } = await accepted(opening);
      await part.fillIn();
      for (const [asking, own, other] of [
        [client, opening, part],
        [person, part, opening],
      ] as const) {
        const { revision } = other.application;
        const refused = [
          await asking.ask(call.saveStep, { applicationId: other.id, step: 'choose', answers: {}, revision }),
          await asking.ask(call.submitApplication, { applicationId: other.id, revision }),
          await asking.ask(call.discardApplication, { applicationId: other.id }),
          await asking.ask(call.uploadDocument, {
            applicationId: other.id,
            kind: 'face',
            file: new File([new Uint8Array([0xff, 0xd8, 0xff])], 'x.jpg'),
          }),
        ];
        expect(refused.map(({ code }) => code).filter((code) => code === 0)).toEqual([]);
        for (const documentId of Object.keys(other.application.documents)) {
          const bytes = await asking.send({ path: call.getDocumentPath, verb: 'GET', style: 'query' }, { documentId });
          expect(await bytes.json()).toMatchObject({ code: codes.notFound });
        }
        const seen = JSON.stringify([await own.reload(), await boardOf(asking)]);
        const { documents } = other.application;
        for (const secret of [...Object.keys(documents), other.id === part.id ? '' : 'A12345678'].filter(Boolean))
          expect(seen.includes(secret) && !JSON.stringify(own.application).includes(secret)).toBe(false);
        expect(await asking.call(call.getApplication, { flow: other.flow })).toBeNull();
      }
    });

    test('sends an invitation for one mobile number and seven days, until it is replaced or withdrawn', async () => {
      const { opening } = await first('joint-adult');
      const person = await sandbox.customer();
      expect((await invite(opening, person.phone)).invitation).toMatchObject({
        state: 'sent',
        name: 'Tan Mei Ling',
        mobile: `•••• ${person.phone.slice(-4)}`,
      });
      const old = await linkTo(person.phone);
      const stranger = await sandbox.customer();
      expect(await stranger.ask(joint.acceptInvitation, { token: old })).toMatchObject({
        data: { reason: 'other-mobile' },
      });
      await invite(opening, person.phone);
      expect((await person.ask(joint.acceptInvitation, { token: old })).code).toBe(codes.notFound);
      await opening.client.call(joint.withdrawInvitation, { applicationId: opening.id });
      expect((await person.ask(joint.acceptInvitation, { token: await linkTo(person.phone) })).code).toBe(
        codes.notFound,
      );
      expect((await boardOf(opening.client)).invitation?.state).toBe('withdrawn');
      await invite(opening, person.phone);
      offset = 7 * DAY;
      const late = await sandbox.customer(person.phone);
      expect(await late.ask(joint.acceptInvitation, { token: await linkTo(person.phone) })).toMatchObject({
        code: codes.notAllowed,
        data: { reason: 'invitation-expired' },
      });
    });

    test('requires a joint account and different mobile numbers for an invitation', async () => {
      const { opening, client } = await first('joint-adult');
      const request = { applicationId: opening.id, name: 'Tan Mei Ling' };
      const own = client.phone;
      expect(await client.ask(joint.inviteHolder, { ...request, mobile: own })).toMatchObject({
        data: { reason: 'own-mobile' },
      });
      expect(await client.ask(joint.inviteHolder, { ...request, mobile: '12' })).toMatchObject({
        data: { path: 'mobile' },
      });
      expect(await client.ask(joint.inviteHolder, { ...request, name: '7', mobile: '+6581234567' })).toMatchObject({
        data: { path: 'name' },
      });
      await opening.save('choose-account', { tier: 'standard' });
      expect((await client.ask(joint.inviteHolder, { ...request, mobile: '+6581234567' })).code).toBe(codes.notAllowed);
    });

    test('transfers the second holder’s answers from the first holder’s device', async () => {
      const { opening, client } = await first('joint-adult');
      const device = await TestPart.onDevice(client);
      await device.save('base-info', { documentNumber: 'K7654321', fullName: 'Tan Mei Ling' });
      const { person, part } = await accepted(opening);
      expect(part.id).toBe(device.id);
      expect(part.application.answers['base-info']).toMatchObject({ documentNumber: 'K7654321' });
      expect((await client.ask(call.startApplication, { flow: 'joint' })).code).toBe(codes.notAllowed);
      expect((await client.ask(call.getApplication, { flow: 'joint' })).data).toBeNull();
      expect(await person.call(call.getApplication, { flow: 'joint' })).toMatchObject({ part: { way: 'own-login' } });
    });

    test('shows both holders the next tasks, and sends one reminder a day', async () => {
      const { opening, client } = await first('joint-adult');
      expect(await boardOf(client)).toMatchObject({ way: null, you: 'holder', remindFrom: null });
      const { part, person } = await accepted(opening);
      await opening.submit();
      const board = await boardOf(client);
      expect(board).toMatchObject({ way: 'own-login', invitation: { state: 'accepted' } });
      expect(board.holders).toMatchObject([
        { party: 'holder', state: 'waiting', turn: false },
        { party: 'joint-holder', state: 'to-do', turn: true, name: 'Tan Mei Ling' },
      ]);
      expect(board.holders[0]?.items.every(({ state }) => state === 'done')).toBe(true);
      expect(await boardOf(person)).toMatchObject({ you: 'joint-holder', invitation: null, remindFrom: null });
      const remind = () => client.ask(joint.remindHolder, { applicationId: opening.id });
      for (let day = 0; day < 5; day += 1) {
        offset = day * DAY + day * 1000;
        if (day > 0) await signInAgain(client);
        expect((await remind()).code).toBe(0);
        expect((await remind()).code).not.toBe(0);
      }
      offset = 6 * DAY;
      await signInAgain(client);
      expect((await remind()).code).toBe(codes.notAllowed);
      expect(await mailsOf(person.phone, 'reminder')).toHaveLength(5);
      expect(part.application.state).toBe('draft');
    });

    test('lets each holder correct only their own rejected items, and opens one account for both', async () => {
      const { opening, client } = await first('joint-adult', 'margin');
      const { part, person } = await accepted(opening);
      await part.fillIn();
      await opening.submit();
      await part.submit();
      await review(opening.id, {
        act: 'reject',
        party: 'joint-holder',
        requirement: 'contact',
        code: 'more-information',
        note: 'Which city?',
      });
      await review(part.id, { act: 'send-back' });
      expect((await opening.reload()).requirements.some(({ status }) => status === 'rejected')).toBe(false);
      expect(opening.application).toMatchObject({ state: 'action-needed', partSubmittedAt: expect.any(String) });
      expect((await part.reload()).requirements.find(({ status }) => status === 'rejected')).toMatchObject({
        id: 'contact',
        party: 'joint-holder',
      });
      const contact = part.application.answers['contact-info'] ?? {};
      await part.save('contact-info', { ...contact, email: 'mei.ling@customer.example' });
      await part.save('check-answers', { confirmed: true });
      await part.save('sign-info', {
        name: secondHolderName,
        signature: { method: 'type', text: 'x' },
        declared: true,
      });
      expect((await part.submit()).state).toBe('under-review');
      expect((await opening.reload()).state).toBe('under-review');
      await review(opening.id, { act: 'approve' });
      const accounts = await client.call(call.getAccounts, {});
      expect(accounts).toMatchObject([{ type: 'margin', holders: [firstHolderName, secondHolderName] }]);
      expect(await person.call(call.getAccounts, {})).toEqual(accounts);
      expect((await part.reload()).state).toBe('opened');
      const [told] = await mailsOf(person.phone, 'opened');
      expect(told?.body, 'page of the second holder').toMatch(/\/joint-sg-account-state$/m);
    });

    test('deletes the second holder’s part with its documents after a change to a single account', async () => {
      const { opening } = await first('joint-adult');
      const { part, person } = await accepted(opening);
      await part.fillIn();
      await opening.save('choose-account', { tier: 'standard', holders: 'alone' });
      expect(
        (await person.ask(call.submitApplication, { applicationId: part.id, revision: part.application.revision }))
          .code,
      ).toBe(codes.notAllowed);
      await opening.save('check-answers', { confirmed: true });
      await opening.save('sign-info', {
        name: firstHolderName,
        signature: { method: 'type', text: 'x' },
        declared: true,
      });
      expect((await opening.submit()).state).toBe('under-review');
      expect(await person.call(call.getApplication, { flow: 'joint' })).toBeNull();
    });
  });

  describe('a minor with a guardian', () => {
    const child = (years: number) => addYears(toSingaporeDate(new Date()), -years);

    test('asks a minor with a birth certificate for no finances, address proof or face', async () => {
      const { opening, client } = await first('joint-minor');
      const part = await TestPart.onDevice(client);
      expect(part.application).toMatchObject({
        part: { role: 'joint-minor', guardian: firstHolderName, way: 'this-device' },
      });
      await fillInMinor(part, firstHolderName, child(9));
      expect(part.application.requirements.map(({ id }) => id)).not.toContain('finances');
      await opening.submit();
      expect((await part.submit()).state).toBe('under-review');
      const { applications } = await sandbox.api<{ applications: { flow: string; state: string }[] }>(
        'GET',
        `/state?phone=${encodeURIComponent(client.phone)}`,
      );
      expect(applications.map(({ flow, state }) => `${flow} ${state}`).toSorted()).toEqual([
        'joint under-review',
        'opening under-review',
      ]);
    });

    test('refuses margin and a signature of a minor', async () => {
      const { opening, client } = await first('joint-minor');
      const { issues } = await opening.save('select-account-type', { accountType: 'margin' });
      expect(issues).toContainEqual({ path: 'accountType', code: 'minor-cash-only' });
      const part = await TestPart.onDevice(client);
      await fillInMinor(part, 'LIM XIAO YU', child(9));
      expect(
        await client.ask(call.submitApplication, { applicationId: part.id, revision: part.application.revision }),
      ).toMatchObject({
        data: { steps: ['w8ben.signature', 'sign-info'] },
      });
    });

    test('MSG-34 shows the guardian a failed review, which can be corrected', async () => {
      const { opening, client } = await first('joint-minor');
      const part = await TestPart.onDevice(client);
      await fillInMinor(part, firstHolderName, child(9));
      await opening.submit();
      await part.submit();
      await review(opening.id, {
        act: 'reject',
        party: 'joint-holder',
        requirement: 'identity-document',
        code: 'minor-proof',
      });
      await review(opening.id, { act: 'send-back' });
      expect((await mailsOf(client.phone, 'action-needed')).map(({ body }) => body)).toEqual([
        expect.stringContaining('Sorry, the account opening review of the minor holder has not passed, please revise'),
      ]);
      await part.reload();
      await part.save('submit-photo', { front: await part.upload('identity-front', 9), original: true });
      await part.save('check-answers', { confirmed: true });
      await part.save('sign-info', { name: firstHolderName, signature: { method: 'type', text: 'x' }, declared: true });
      expect((await part.submit()).state).toBe('under-review');
      await review(opening.id, { act: 'approve' });
      expect(await client.call(call.getAccounts, {})).toMatchObject([
        { type: 'cash', holders: [firstHolderName, 'LIM XIAO YU'] },
      ]);
    });

    test('keeps the answers of a minor who continues as an adult after coming of age', async () => {
      const { opening, client } = await first('joint-minor');
      const part = await TestPart.onDevice(client);
      await fillInMinor(
        part,
        firstHolderName,
        child(18).replace(/.*/, (day) => nextDay(day)),
      );
      await part.submit();
      offset = DAY;
      await signInAgain(client);
      await opening.submit();
      expect((await opening.reload()).state).toBe('draft');
      expect(await boardOf(client)).toMatchObject({
        cameOfAge: true,
        holders: [{}, { role: 'joint-minor', turn: true }],
      });
      const { answers } = await part.reload();
      await opening.save('choose-account', { tier: 'standard', holders: 'joint-adult' });
      expect(await boardOf(client)).toMatchObject({ cameOfAge: false, holders: [{}, { role: 'joint-adult' }] });
      expect((await part.reload()).answers).toEqual(answers);
    });
  });

  const nextDay = (day: string) => toSingaporeDate(new Date(Date.parse(`${day}T12:00:00+08:00`) + DAY));
});
