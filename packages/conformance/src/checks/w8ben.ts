import { startApplication } from '@quayside/contract/calls/opening';
import { getW8ben, getW8bens } from '@quayside/contract/calls/w8ben';
import { codes } from '@quayside/contract/envelope';
import { W8BEN_REVISION } from '@quayside/flow-w8ben/rules';
import { w8benValidUntil } from '@quayside/rules/internals/w8ben-validity';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check } from '../kit/check.ts';
import { expectSame } from '../kit/mismatch.ts';

const DAY = 24 * 3_600_000;

/** Checks of the profile `w8ben`: W-8BEN forms on file. */
export const w8benChecks: readonly Check[] = [
  {
    id: 'w8ben.none',
    title: 'Without an account, no W-8BEN is on file and none can be renewed',
    reliesOn: 'The client links to the account opening.',
    section: 'w-8ben',
    needs: ['customer'],
    async run(kit) {
      const client = await kit.customer();
      expectSame('getW8ben', await client.call(getW8ben, {}), null, kit.line.last);
      expectSame('getW8bens', await client.call(getW8bens, {}), [], kit.line.last);
      for (const flow of ['w8ben-modify', 'w8ben-update'])
        await client.refused(startApplication, { flow }, codes.accountNotOpened);
    },
  },
  {
    id: 'w8ben.on-file',
    title: 'The form of an approved opening is on file until the end of the third year after it',
    reliesOn: 'The account centre shows when the form was signed and when it expires.',
    section: 'w-8ben',
    needs: ['customer', 'review'],
    async run(kit) {
      const { client, id: applicationId, application } = await ApplicationDriver.opened(kit);
      const signedOn = toSingaporeDate(new Date(String(application.answers['w8ben.signature']?.['signedAt'])));
      const validUntil = w8benValidUntil(signedOn);
      const standing = await client.call(getW8ben, {});
      expectSame(
        'the current form',
        standing?.life,
        { state: 'valid', signedOn, validUntil, asks: [], changes: [] },
        kit.line.last,
      );
      const form = { kind: 'form', applicationId, signedOn, revision: W8BEN_REVISION, validUntil };
      expectSame('the signed forms', standing?.forms, [form], kit.line.last);
      expectSame('the role of the holder', standing?.whose.role, 'self', kit.line.last);
      expectSame('getW8bens returns the same form', await client.call(getW8bens, {}), [standing], kit.line.last);
    },
  },
  {
    id: 'w8ben.ends',
    title: 'A form can be renewed in its last 90 days, and expires the day after its last day',
    reliesOn: 'The client asks for a new form before the server requires it.',
    section: 'w-8ben',
    needs: ['customer', 'review', 'clock'],
    async run(kit) {
      const opening = await ApplicationDriver.opened(kit);
      const { life } = (await opening.client.call(getW8ben, {})) ?? {};
      const end = Date.parse(`${life?.validUntil}T12:00:00+08:00`);
      const expected = [
        [-91, 'valid', []],
        [-1, 'renew-soon', ['update']],
        [1, 'expired', ['update', 'affidavit']],
      ] as const;
      for (const [days, state, asks] of expected)
        await kit.later(end + days * DAY - Date.now(), async () => {
          const later = await (await kit.deviceOf(opening.client)).call(getW8ben, {});
          const found = { state: later?.life?.state, asks: later?.life?.asks };
          expectSame(`${days} days after the last day`, found, { state, asks }, kit.line.last);
        });
    },
  },
  {
    id: 'w8ben.other-holder',
    title: 'Returns 310002 for the form of a holder whom the user does not manage',
    reliesOn: 'A form contains a tax number and an address.',
    section: 'access',
    needs: ['customer', 'review'],
    async run(kit) {
      const { client } = await ApplicationDriver.opened(kit);
      const own = await client.call(getW8ben, {});
      const other = await ApplicationDriver.opened(kit);
      const holder = own?.whose.id;
      await other.client.refused(getW8ben, { holder }, codes.notFound);
      await other.client.refused(startApplication, { flow: 'w8ben-modify', holder }, codes.notFound);
    },
  },
];
