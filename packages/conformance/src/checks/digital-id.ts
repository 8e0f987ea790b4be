import { finishDigitalId, startDigitalId } from '@quayside/contract/calls/digital-id';
import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import type { PersonData } from '@quayside/rules/internals/person-data';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check, Kit } from '../kit/check.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';
import type { Visitor } from '../kit/test-interface.ts';
import { digitalIdAnswers } from '../samples/digital-id-answers.ts';
import { picture } from '../samples/picture.ts';

const MINUTE = 60_000;
const step = 'show-sinpass';
const visited = ['customer', 'digital-id'] as const;

/** Starts an opening whose customer has chosen the digital ID. */
async function startOpening(kit: Kit): Promise<ApplicationDriver> {
  const opening = await ApplicationDriver.start(await kit.customer());
  await opening.save('choose', { route: 'digital-id' });
  return opening;
}

const starting = (kit: Kit, { id: applicationId }: ApplicationDriver) => ({
  applicationId,
  step,
  returnUrl: kit.test.returnUrl,
});

/** Visits the provider as a person, and returns the parameters of its redirect. */
async function visitProvider(kit: Kit, opening: ApplicationDriver, person: Visitor) {
  const { url } = await opening.client.call(startDigitalId, starting(kit, opening));
  expectThat("the provider's URL", url !== null, {
    expected: 'an address',
    actual: url,
    exchange: kit.line.last,
  });
  return kit.test.visitDigitalId(url ?? '', person);
}

/** Visits the provider as a person, and returns the outcome and the personal data that the application then contains. */
async function visit(kit: Kit, opening: ApplicationDriver, person: Visitor) {
  const { outcome } = await opening.client.call(finishDigitalId, await visitProvider(kit, opening, person));
  await opening.reload();
  return { outcome, data: personOf(opening) };
}

const personOf = ({ application }: ApplicationDriver): PersonData | undefined => application.personData?.[step];

const valueOf = (data: PersonData | undefined, id: string) => data?.items.find((one) => one.id === id)?.value;

const confirm = (opening: ApplicationDriver) =>
  opening.save(step, { personData: personOf(opening)?.id ?? '', confirmed: true });

/** Checks of the profile `digital-id`: visits to the national digital ID. */
export const digitalIdChecks: readonly Check[] = [
  {
    id: 'digital-id.return',
    title: 'A visit returns to a page of the app, for a step of the application',
    reliesOn: 'An attacker cannot redirect a customer with a code to their own page.',
    section: 'digital-id',
    needs: visited,
    async run(kit) {
      const opening = await startOpening(kit);
      const request = starting(kit, opening);
      for (const returnUrl of [
        'https://elsewhere.example/acct/x',
        `${request.returnUrl}?a=1`,
        `${request.returnUrl}#a`,
      ]) {
        const data = await opening.client.refused(startDigitalId, { ...request, returnUrl }, codes.invalidRequest);
        expectSame('data.path', data['path'], 'returnUrl', kit.line.last);
      }
      await opening.client.refused(startDigitalId, { ...request, step: 'no-such-step' }, codes.invalidRequest);
      await visitProvider(kit, opening, 'first');
    },
  },
  {
    id: 'digital-id.given',
    title: "A visit adds the person's data to its step, and they become answers after confirmation",
    reliesOn: "The customer reads and confirms the government's data.",
    section: 'digital-id',
    needs: visited,
    async run(kit) {
      const opening = await startOpening(kit);
      const { outcome, data } = await visit(kit, opening, 'first');
      expectSame('the outcome', outcome, 'given', kit.line.last);
      const name = valueOf(data, 'name');
      const number = valueOf(data, 'uinfin');
      expectThat('the data have a name and a number', Boolean(name && number), {
        expected: 'items name and uinfin with a value',
        actual: data,
        exchange: kit.line.last,
      });
      const { answers } = opening.application;
      expectSame('answers before the confirmation', answers['base-info'] ?? null, null, kit.line.last);
      await confirm(opening);
      const { fullName, documentNumber } = (await opening.reload()).answers['base-info'] ?? {};
      expectSame(
        'answers after the confirmation',
        { fullName, documentNumber },
        { fullName: name, documentNumber: number },
        kit.line.last,
      );
    },
  },
  {
    id: 'digital-id.nothing',
    title: 'Reports a cancelled visit or an outage of the provider, and stores nothing',
    reliesOn: 'The customer continues manually or retries.',
    section: 'digital-id',
    needs: visited,
    async run(kit) {
      for (const [person, expected] of [
        ['cancels', 'cancelled'],
        ['outage', 'unavailable'],
      ] as const) {
        const opening = await startOpening(kit);
        const { outcome, data } = await visit(kit, opening, person);
        expectSame('the outcome', outcome, expected, kit.line.last);
        expectSame('the data', data ?? null, null, kit.line.last);
      }
    },
  },
  {
    id: 'digital-id.again',
    title: 'A repeated report of a visit has the same result and leaves the data unchanged',
    reliesOn: 'A page that reloads repeats the call.',
    section: 'digital-id',
    needs: visited,
    async run(kit) {
      const opening = await startOpening(kit);
      const redirect = await visitProvider(kit, opening, 'first');
      await opening.client.call(finishDigitalId, redirect);
      await opening.reload();
      const first = personOf(opening);
      expectSame('the outcome', (await opening.client.call(finishDigitalId, redirect)).outcome, 'given', kit.line.last);
      await opening.reload();
      expectSame('the data', personOf(opening), first, kit.line.last);
    },
  },
  {
    id: 'digital-id.tampered',
    title: 'Refuses a response with another issuer, code or state, and stores nothing',
    reliesOn: "A forged response must not put another person's data into an application.",
    section: 'digital-id',
    needs: visited,
    async run(kit) {
      for (const change of [{ iss: 'https://elsewhere.example' }, { code: 'forged' }, { state: 'of-nobody' }]) {
        const opening = await startOpening(kit);
        const redirect = { ...(await visitProvider(kit, opening, 'first')), ...change };
        const { outcome } = await opening.client.call(finishDigitalId, redirect);
        expectSame('the outcome', outcome, 'refused', kit.line.last);
        await opening.reload();
        expectSame('the data', personOf(opening) ?? null, null, kit.line.last);
      }
    },
  },
  {
    id: 'digital-id.other-user',
    title: 'Only the customer who started a visit can finish it',
    reliesOn: "A link with one person's response must not show their data to another.",
    section: 'access',
    needs: visited,
    async run(kit) {
      const [first, second] = [await startOpening(kit), await startOpening(kit)];
      const redirect = await visitProvider(kit, first, 'first');
      const { outcome } = await second.client.call(finishDigitalId, redirect);
      expectSame('the outcome for another customer', outcome, 'refused', kit.line.last);
      await second.reload();
      expectSame('the data of another customer', personOf(second) ?? null, null, kit.line.last);
      const own = await first.client.call(finishDigitalId, redirect);
      expectSame('the outcome of the customer', own.outcome, 'given', kit.line.last);
      await second.client.refused(startDigitalId, starting(kit, first), codes.notFound);
    },
  },
  {
    id: 'digital-id.life',
    title: 'A visit expires after 15 minutes, and unconfirmed data are deleted after 30',
    reliesOn: 'Government data are not stored without a confirmation.',
    section: 'digital-id',
    needs: ['customer', 'digital-id', 'clock'],
    async run(kit) {
      const late = await startOpening(kit);
      const redirect = await visitProvider(kit, late, 'first');
      const left = await startOpening(kit);
      await visit(kit, left, 'first');
      const confirmed = await startOpening(kit);
      await visit(kit, confirmed, 'first');
      await confirm(confirmed);
      const { outcome } = await kit.later(16 * MINUTE, () => late.client.call(finishDigitalId, redirect));
      expectSame('the outcome', outcome, 'expired', kit.line.last);
      await kit.later(31 * MINUTE, async () => {
        await left.reload();
        expectSame('data without a confirmation', personOf(left) ?? null, null, kit.line.last);
        await confirmed.reload();
        expectThat('confirmed data', personOf(confirmed) !== undefined, {
          expected: 'kept',
          actual: personOf(confirmed),
          exchange: kit.line.last,
        });
      });
    },
  },
  {
    id: 'digital-id.confirmed',
    title: 'Unchanged data stay confirmed, and changed data need a new confirmation',
    reliesOn: 'Nobody signs data that they have not read.',
    section: 'digital-id',
    needs: visited,
    async run(kit) {
      const opening = await startOpening(kit);
      await visit(kit, opening, 'first');
      await confirm(opening);
      const id = personOf(opening)?.id;
      const again = await visit(kit, opening, 'first');
      expectSame('the id of the same data', again.data?.id, id, kit.line.last);
      expectThat('the answers', opening.application.answers['base-info'] !== undefined, {
        expected: 'those of the confirmed data',
        actual: opening.application.answers,
        exchange: kit.line.last,
      });
      const other = await visit(kit, opening, 'second');
      expectThat('the id of other data', other.data?.id !== id, {
        expected: 'another id',
        actual: other.data?.id,
        exchange: kit.line.last,
      });
      expectSame('answers from other data', opening.application.answers['base-info'] ?? null, null, kit.line.last);
    },
  },
  {
    id: 'digital-id.by-hand',
    title: 'Deletes the data when the customer continues manually',
    reliesOn: 'Manual answers replace all government data.',
    section: 'digital-id',
    needs: visited,
    async run(kit) {
      const opening = await startOpening(kit);
      await visit(kit, opening, 'first');
      await opening.save('choose', { route: 'manual' });
      expectSame('the data', personOf(opening) ?? null, null, kit.line.last);
      await opening.save('choose', { route: 'digital-id' });
      await opening.reload();
      expectSame('the data after a return to the digital ID', personOf(opening) ?? null, null, kit.line.last);
    },
  },
  {
    id: 'digital-id.submit',
    title: 'An opening with the digital ID needs no documents for identity and address',
    reliesOn: 'The client shows no step for facts that the government has proved.',
    section: 'digital-id',
    needs: visited,
    async run(kit) {
      const opening = await startOpening(kit);
      const { data } = await visit(kit, opening, 'first');
      await confirm(opening);
      const { documentId } = await opening.upload('face', new File([picture('face', 3)], 'IMG_0003.png'));
      await opening.client.call(call.checkFace, { applicationId: opening.id, documentId });
      await opening.reload();
      const { client } = opening;
      const facts = {
        today: toSingaporeDate(client.now()),
        now: client.now(),
        agreements: await client.call(call.getAgreements, { language: 'en', flow: 'opening' }),
        documents: { identity: '', proof: '', face: documentId },
      };
      const answers = digitalIdAnswers(facts, data ?? { id: '', retrievedAt: '', items: [] });
      for (const [id, own] of answers) await opening.save(id, own);
      const { state, requirements } = await opening.submit();
      expectSame('the state', state, 'under-review', kit.line.last);
      const requirementIds = requirements
        .map(({ id }) => id)
        .filter((id) => /^(identity-document|address-proof)$/.test(id));
      expectSame('requirements for identity and address', requirementIds, [], kit.line.last);
      await client.refused(startDigitalId, starting(kit, opening), codes.notAllowed);
    },
  },
];
