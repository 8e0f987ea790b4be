import * as joint from '@quayside/contract/calls/joint';
import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import type { HoldersBoard } from '@quayside/contract/internals/holders-board';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check, Kit } from '../kit/check.ts';
import type { KitClient } from '../kit/kit-client.ts';
import { expectSame, expectThat, MismatchError } from '../kit/mismatch.ts';
import { secondName } from '../samples/opening-answers.ts';

const DAY = 24 * 3_600_000;
const ofTwo = { 'choose-account': { tier: 'standard', holders: 'joint-adult' } };
const invited = ['customer', 'invitation'] as const;

/** Starts the opening of a first holder, and fills in every step. */
async function firstHolder(kit: Kit): Promise<ApplicationDriver> {
  const opening = await ApplicationDriver.start(await kit.customer());
  await opening.fillIn(undefined, ofTwo);
  return opening;
}

/** Starts the opening of a first holder who has only chosen a joint account. */
async function startedByFirst(kit: Kit): Promise<ApplicationDriver> {
  const opening = await ApplicationDriver.start(await kit.customer());
  await opening.save('choose-account', ofTwo['choose-account']);
  return opening;
}

const invite = ({ client, id: applicationId }: ApplicationDriver, mobile: string) =>
  client.call(joint.inviteHolder, { applicationId, name: 'Tan Mei Ling', mobile });

/** Invites a second holder, and returns their part after they accepted. */
async function secondHolder(kit: Kit, first: ApplicationDriver): Promise<ApplicationDriver> {
  const { client, mobile } = await kit.invitee();
  await invite(first, mobile);
  return ApplicationDriver.of(
    client,
    await client.call(joint.acceptInvitation, { token: await kit.test.invitation(mobile) }),
  );
}

async function boardOf(kit: Kit, client: KitClient): Promise<HoldersBoard> {
  const board = await client.call(joint.getHoldersBoard, {});
  if (board) return board;
  throw new MismatchError('there is a board', { expected: 'a board', actual: board, exchange: kit.line.last });
}

const partsOf = ({ holders }: HoldersBoard) =>
  holders.map(({ party, role, state, turn }) => ({ party, role, state, turn }));

/** Checks of the profile `joint`: accounts with two holders. */
export const jointChecks: readonly Check[] = [
  {
    id: 'joint.none',
    title: 'Without a joint account there is no board, and no invitation is possible',
    reliesOn: 'The client shows the board as soon as it exists.',
    section: 'joint-accounts',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      expectSame('getHoldersBoard', await opening.client.call(joint.getHoldersBoard, {}), null, kit.line.last);
      const request = { applicationId: opening.id, name: 'Tan Mei Ling', mobile: '+6581234567' };
      await opening.client.refused(joint.inviteHolder, request, codes.notAllowed);
    },
  },
  {
    id: 'joint.on-device',
    title: "The second holder’s part starts on the first holder's device, as an application of the flow joint",
    reliesOn: 'Two people with one phone open an account together.',
    section: 'joint-accounts',
    needs: ['customer'],
    async run(kit) {
      const first = await startedByFirst(kit);
      const before = await boardOf(kit, first.client);
      expectSame(
        '`way` before the start',
        { way: before.way, you: before.you },
        { way: null, you: 'holder' },
        kit.line.last,
      );
      const part = await ApplicationDriver.start(first.client, 'joint');
      expectSame(
        'the part',
        { flow: part.application.flow, part: part.application.part },
        { flow: 'joint', part: { role: 'joint-adult', way: 'this-device' } },
        kit.line.last,
      );
      expectSame('`way` after the start', (await boardOf(kit, first.client)).way, 'this-device', kit.line.last);
    },
  },
  {
    id: 'joint.invitation',
    title: 'An invitation is for one mobile number, and a renewed or withdrawn link returns 310002',
    reliesOn: 'A forwarded or withdrawn link gives no access.',
    section: 'joint-accounts',
    needs: invited,
    async run(kit) {
      const first = await startedByFirst(kit);
      const { client, mobile } = await kit.invitee();
      const { invitation } = await invite(first, mobile);
      const digits = invitation?.mobile.replaceAll(/\D/g, '');
      expectSame('the response has only the last four digits of the mobile', digits, mobile.slice(-4), kit.line.last);
      const old = await kit.test.invitation(mobile);
      const stranger = await kit.customer();
      const { reason } = await stranger.refused(joint.acceptInvitation, { token: old }, codes.notAllowed);
      expectSame('data.reason', reason, 'other-mobile', kit.line.last);
      await invite(first, mobile);
      await client.refused(joint.acceptInvitation, { token: old }, codes.notFound);
      const renewed = await kit.test.invitation(mobile);
      const board = await first.client.call(joint.withdrawInvitation, { applicationId: first.id });
      expectSame('the state of the invitation', board.invitation?.state, 'withdrawn', kit.line.last);
      await client.refused(joint.acceptInvitation, { token: renewed }, codes.notFound);
    },
  },
  {
    id: 'joint.invitation-life',
    title: 'An invitation expires after seven days: 310005 with the reason invitation-expired',
    reliesOn: 'The client explains that the link has expired, and what to do.',
    section: 'joint-accounts',
    needs: ['customer', 'invitation', 'clock'],
    async run(kit) {
      const first = await startedByFirst(kit);
      const { client, mobile } = await kit.invitee();
      await invite(first, mobile);
      const token = await kit.test.invitation(mobile);
      await kit.later(7 * DAY, async () => {
        const late = await kit.deviceOf(client);
        const { reason } = await late.refused(joint.acceptInvitation, { token }, codes.notAllowed);
        expectSame('data.reason', reason, 'invitation-expired', kit.line.last);
      });
    },
  },
  {
    id: 'joint.accept',
    title: 'An invited holder fills in a separate part, and both boards show who acts next',
    reliesOn: 'The board of each holder shows who acts next.',
    section: 'joint-accounts',
    needs: invited,
    async run(kit) {
      const first = await startedByFirst(kit);
      const second = await secondHolder(kit, first);
      expectSame(
        'the part',
        { flow: second.application.flow, part: second.application.part },
        { flow: 'joint', part: { role: 'joint-adult', way: 'own-login' } },
        kit.line.last,
      );
      const ofFirst = await boardOf(kit, first.client);
      const { way, you, invitation } = ofFirst;
      expectSame(
        'the first’s board',
        { way, you, state: invitation?.state },
        { way: 'own-login', you: 'holder', state: 'accepted' },
        kit.line.last,
      );
      const ofSecond = await boardOf(kit, second.client);
      expectSame(
        'the second’s board',
        { you: ofSecond.you, invitation: ofSecond.invitation },
        { you: 'joint-holder', invitation: null },
        kit.line.last,
      );
      expectSame('both boards have the same holders', partsOf(ofSecond), partsOf(ofFirst), kit.line.last);
      expectSame(
        'the holders',
        partsOf(ofFirst).map(({ party, turn }) => ({ party, turn })),
        [
          { party: 'holder', turn: true },
          { party: 'joint-holder', turn: true },
        ],
        kit.line.last,
      );
    },
  },
  {
    id: 'joint.apart',
    title: "Neither holder can read or change the other's part: 310002",
    reliesOn: 'Two holders share an account, not their answers.',
    section: 'access',
    needs: invited,
    async run(kit) {
      const first = await startedByFirst(kit);
      const second = await secondHolder(kit, first);
      const uploaded = await second.upload('identity-front');
      for (const [asking, of] of [
        [first, second],
        [second, first],
      ] as const) {
        await asking.client.refused(call.saveStep, of.saving('choose', { route: 'manual' }), codes.notFound);
        const { revision } = of.application;
        await asking.client.refused(call.submitApplication, { applicationId: of.id, revision }, codes.notFound);
        const found = await asking.client.call(call.getApplication, { flow: of.application.flow });
        expectSame(`the other holder's ${of.application.flow}`, found, null, kit.line.last);
      }
      const text = JSON.stringify([await first.reload(), await boardOf(kit, first.client)]);
      expectThat('the response has no documents of the other holder', !text.includes(uploaded.documentId), {
        expected: 'no id of a document of the other holder',
        actual: uploaded.documentId,
        exchange: kit.line.last,
      });
    },
  },
  {
    id: 'joint.part-submitted',
    title: 'The review starts when both holders have submitted',
    reliesOn: 'The client shows that it waits for the other holder.',
    section: 'joint-accounts',
    needs: invited,
    async run(kit) {
      const first = await firstHolder(kit);
      const second = await secondHolder(kit, first);
      const { state, partSubmittedAt, reference } = await first.submit();
      expectThat(
        'the first holder has submitted',
        state === 'draft' && Boolean(partSubmittedAt) && reference === null,
        {
          expected: 'state draft, partSubmittedAt and no reference',
          actual: { state, partSubmittedAt, reference },
          exchange: kit.line.last,
        },
      );
      const waiting = partsOf(await boardOf(kit, first.client)).map(({ state: one, turn }) => ({ state: one, turn }));
      expectSame('the first holder waits', waiting[0], { state: 'waiting', turn: false }, kit.line.last);
      await second.fillIn();
      const submitted = await second.submit();
      expectSame("the second holder's state", submitted.state, 'under-review', kit.line.last);
      const { state: stateOfFirst, reference: referenceOfFirst } = await first.reload();
      expectSame(
        "the first holder's application",
        { state: stateOfFirst, reference: referenceOfFirst },
        { state: 'under-review', reference: submitted.reference },
        kit.line.last,
      );
    },
  },
  {
    id: 'joint.taken-back',
    title: 'A later change withdraws only the submission of its own holder',
    reliesOn: 'Nobody is bound by answers that changed after the signature.',
    section: 'joint-accounts',
    needs: invited,
    async run(kit) {
      const first = await firstHolder(kit);
      const second = await secondHolder(kit, first);
      await first.submit();
      await second.save('choose', { route: 'manual' });
      expectThat("the first holder's submission is unchanged", Boolean((await first.reload()).partSubmittedAt), {
        expected: 'partSubmittedAt',
        actual: first.application.partSubmittedAt,
        exchange: kit.line.last,
      });
      await first.save('contact-info', { ...first.application.answers['contact-info'], email: 'new@customer.example' });
      expectSame('partSubmittedAt', first.application.partSubmittedAt, null, kit.line.last);
    },
  },
  {
    id: 'joint.reminder',
    title: 'Allows one reminder of the other holder a day: 310009 with data.seconds',
    reliesOn: 'The client shows when the next reminder is possible.',
    section: 'joint-accounts',
    needs: invited,
    async run(kit) {
      const first = await startedByFirst(kit);
      await secondHolder(kit, first);
      const request = { applicationId: first.id };
      const board = await first.client.call(joint.remindHolder, request);
      const { seconds } = await first.client.refused(joint.remindHolder, request, codes.tooManyRequests);
      expectThat('data.seconds', typeof seconds === 'number' && seconds > 0 && seconds <= DAY / 1000, {
        expected: 'up to 86400',
        actual: seconds,
        exchange: kit.line.last,
      });
      const wait = Date.parse(board.remindFrom ?? '') - first.client.now().getTime();
      expectThat('remindFrom is in 24 hours', Math.abs(wait - DAY) < 60_000, {
        expected: '24 hours from now',
        actual: board.remindFrom,
        exchange: kit.line.last,
      });
    },
  },
  {
    id: 'joint.approve',
    title: 'After the approval, both holders have the same account with both names',
    reliesOn: 'Each holder sees the account with their own login.',
    section: 'joint-accounts',
    needs: ['customer', 'invitation', 'review'],
    async run(kit) {
      const first = await firstHolder(kit);
      const second = await secondHolder(kit, first);
      await second.fillIn();
      await first.submit();
      await second.submit();
      await kit.test.review({ applicationId: first.id, act: 'approve' });
      const accounts = await first.client.call(call.getAccounts, {});
      const names = accounts.map(({ holders }) => holders);
      const { fullName } = first.application.answers['base-info'] ?? {};
      expectSame('the holders', names, [[fullName, secondName]], kit.line.last);
      expectSame('the second’s accounts', await second.client.call(call.getAccounts, {}), accounts, kit.line.last);
      expectSame('the second’s state', (await second.reload()).state, 'opened', kit.line.last);
    },
  },
];
