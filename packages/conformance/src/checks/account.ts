import * as account from '@quayside/contract/calls/account';
import { getAccounts } from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { addDays, toSingaporeDate } from '@quayside/values/calendar-date';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check } from '../kit/check.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';

/** Checks of the profile `account`: the account centre. */
export const accountChecks: readonly Check[] = [
  {
    id: 'account.none',
    title: 'Returns no details, history, information or documents without an account',
    reliesOn: 'The client distinguishes a missing account from an empty one.',
    section: 'account-centre',
    needs: ['customer'],
    async run(kit) {
      const client = await kit.customer();
      expectSame('getAccountDetails', await client.call(account.getAccountDetails, {}), null, kit.line.last);
      expectSame('getAssetHistory', await client.call(account.getAssetHistory, { range: '1m' }), null, kit.line.last);
      expectSame('getInformation', await client.call(account.getInformation, {}), null, kit.line.last);
      const { documents } = await client.call(account.getCustomerDocuments, {});
      expectSame('getCustomerDocuments', documents, [], kit.line.last);
    },
  },
  {
    id: 'account.requests',
    title: 'The overview returns the state of each request, and who acts next',
    reliesOn: 'Home links to the next step of a draft, and shows who acts next.',
    section: 'account-centre',
    needs: ['customer', 'review'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const { client, id: applicationId } = opening;
      await opening.save('choose', { route: 'manual' });
      const expectRequest = async (expected: object) => {
        const { requests } = await client.call(account.getAccountOverview, {});
        const found = requests.map((one) => ({
          applicationId: one.applicationId,
          state: one.state,
          turn: one.turn,
          step: one.draft?.step,
        }));
        expectSame('the request', found, [{ applicationId, ...expected }], kit.line.last);
      };
      await expectRequest({ state: 'draft', turn: 'customer', step: 'submit-photo' });
      await opening.fillIn();
      await opening.submit();
      await expectRequest({ state: 'under-review', turn: 'broker' });
      await kit.test.review({ applicationId, act: 'approve' });
      await expectRequest({ state: 'opened', turn: 'nobody' });
    },
  },
  {
    id: 'account.opened',
    title: 'An opened account has the same number in every call, and the approved answers',
    reliesOn: 'Each page of the account centre loads its own call.',
    section: 'account-centre',
    needs: ['customer', 'review'],
    async run(kit) {
      const { client, application } = await ApplicationDriver.opened(kit);
      const [listed] = await client.call(getAccounts, {});
      const details = await client.call(account.getAccountDetails, {});
      expectSame('the number of getAccountDetails', details?.number, listed?.number, kit.line.last);
      const customer = await client.call(account.getCustomer, {});
      expectSame('the number of getCustomer', customer.account?.number, listed?.number, kit.line.last);
      const information = await client.call(account.getInformation, {});
      const email = application.answers['contact-info']?.['email'];
      expectSame('the approved email', information?.['contact-info']?.['email'], email, kit.line.last);
    },
  },
  {
    id: 'account.history',
    title: 'The history returns the closes of a period, and refuses more than 366 days with 310001',
    reliesOn: 'The chart draws the days that the customer chose.',
    section: 'account-centre',
    needs: ['customer', 'review'],
    async run(kit) {
      const { client } = await ApplicationDriver.opened(kit);
      const details = await client.call(account.getAccountDetails, {});
      const day = (before: number) => addDays(toSingaporeDate(new Date(details?.asOf ?? '')), -before);
      const period = { from: day(100), to: day(70) };
      const history = await client.call(account.getAssetHistory, period);
      const days = history?.closes.map(({ on }) => on) ?? [];
      expectSame('the order of the closes', days, days.toSorted(), kit.line.last);
      const first = days.findIndex((on) => on > period.from); // the first close may be before the period, such as on a Friday
      expectThat('the closes are within the period', first <= 1 && days.every((on) => on <= period.to), {
        expected: `one close on or before ${period.from}, then closes until ${period.to}`,
        actual: days,
        exchange: kit.line.last,
      });
      for (const [from, to] of [
        [day(366), day(0)],
        [day(1), day(2)],
      ] as const)
        await client.refused(account.getAssetHistory, { from, to }, codes.invalidRequest);
    },
  },
  {
    id: 'account.documents',
    title: 'Lists documents only to their customer, with short-lived URLs that need no login',
    reliesOn: "A phone's viewer sends no headers.",
    section: 'account-centre',
    needs: ['customer', 'review', 'clock'],
    async run(kit) {
      const { client, id } = await ApplicationDriver.opened(kit);
      const { documents, expiresIn } = await client.call(account.getCustomerDocuments, {});
      const kinds = new Set(documents.map(({ kind }) => kind));
      expectSame('kinds', [...kinds].toSorted(), ['agreement', 'statement', 'submission', 'upload'], kit.line.last);
      const submission = documents.find((one) => one.id === id);
      const read = () => kit.line.fetch(new Request(`${kit.line.base}/${submission?.path}`));
      const file = await read();
      const start = (await file.text()).slice(0, 5);
      expectSame(
        'the submission',
        { type: file.headers.get('Content-Type')?.split(';')[0], start },
        { type: 'application/pdf', start: '%PDF-' },
      );
      await kit.later((expiresIn + 60) * 1000, async () => {
        const late = (await (await read()).text()).slice(0, 100);
        expectThat('the URL expires', !late.startsWith('%PDF-'), { expected: 'a refusal', actual: late });
      });
      const other = await (await kit.customer()).call(account.getCustomerDocuments, {});
      expectSame("another customer's documents", other.documents, [], kit.line.last);
    },
  },
];
