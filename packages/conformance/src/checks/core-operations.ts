import { saveStep, startApplication } from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check } from '../kit/check.ts';
import { getEnvelope } from '../kit/kit-client.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';
import { sendAndDisconnect } from '../kit/send-and-disconnect.ts';

const HOUR = 3_600_000;

/** Checks of the profile `core` that concern operation ids: a write with one id has one effect. */
export const operationChecks: readonly Check[] = [
  {
    id: 'core.same-operation',
    title: 'A retry with the same X-Trans-Id returns the first response and has no second effect',
    reliesOn: 'The client retries when a response is lost.',
    section: 'operations',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const operation = { 'X-Trans-Id': randomId() };
      const request = opening.saving('choose', { route: 'manual' });
      const first = await opening.client.call(saveStep, request, operation);
      const again = await opening.client.call(saveStep, request, operation);
      expectSame('both responses are the same', again, first, kit.line.last);
      const { revision } = await opening.reload();
      expectSame('the revision counts one write', revision, first.application.revision, kit.line.last);
    },
  },
  {
    id: 'core.operation-of-another-request',
    title: 'Refuses an operation id of another request with 310003',
    reliesOn: 'Two different writes never get each other’s responses.',
    section: 'operations',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const operation = { 'X-Trans-Id': randomId() };
      await opening.save('choose', { route: 'manual' }, operation);
      await opening.client.refused(
        saveStep,
        opening.saving('choose', { route: 'digital-id' }),
        codes.operationReused,
        operation,
      );
      await opening.client.refused(startApplication, { flow: 'opening' }, codes.operationReused, operation);
    },
  },
  {
    id: 'core.operation-of-another-user',
    title: 'Two customers may use the same operation id',
    reliesOn: "Devices generate the ids. A duplicate must not show one customer another's response.",
    section: 'operations',
    needs: ['customer'],
    async run(kit) {
      const operation = { 'X-Trans-Id': randomId() };
      const [one, other] = [await kit.customer(), await kit.customer()];
      const first = await one.call(startApplication, { flow: 'opening' }, operation);
      const second = await other.call(startApplication, { flow: 'opening' }, operation);
      expectThat('each has an application', first.id !== second.id, {
        expected: 'two ids',
        actual: [first.id, second.id],
        exchange: kit.line.last,
      });
    },
  },
  {
    id: 'core.parallel-operation',
    title: 'The same write, sent eight times at once, has one effect and one response',
    reliesOn: 'A slow network delivers a retry before the first response.',
    section: 'operations',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const operation = { 'X-Trans-Id': randomId() };
      const request = opening.saving('choose', { route: 'manual' });
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => opening.client.send(saveStep, request, operation)),
      );
      const [first] = answers;
      for (const answer of answers)
        expectSame('every response is the same', getEnvelope(answer), first?.envelope, answer);
      expectSame('the write succeeds', first?.envelope?.code, 0, first);
      const before = opening.application.revision;
      const { revision } = await opening.reload();
      expectSame('the revision counts one write', revision, before + 1, kit.line.last);
    },
  },
  {
    id: 'core.cut-connection',
    title: 'A write whose connection was cut happens once, then or in the retry',
    reliesOn: 'Phones lose the network between request and response.',
    section: 'operations',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const before = opening.application.revision;
      const headers: Record<string, string> = { ...opening.client.headers(), 'Content-Type': 'application/json' };
      const request = opening.saving('choose', { route: 'manual' });
      await sendAndDisconnect(`${kit.line.base}/${saveStep.path}`, headers, JSON.stringify(request));
      const operation = { 'X-Trans-Id': headers['X-Trans-Id'] ?? '' };
      const { application } = await opening.client.call(saveStep, request, operation);
      expectSame('the answers are stored', application.answers, { choose: { route: 'manual' } }, kit.line.last);
      const { revision } = await opening.reload();
      expectSame('the revision counts one write', revision, before + 1, kit.line.last);
    },
  },
  {
    id: 'core.operation-life',
    title: 'Remembers operation ids for 24 hours',
    reliesOn: 'A phone that was off overnight retries in the morning.',
    section: 'operations',
    needs: ['customer', 'clock'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const operation = { 'X-Trans-Id': randomId() };
      const request = opening.saving('choose', { route: 'manual' });
      const first = await opening.client.call(saveStep, request, operation);
      await kit.later(23 * HOUR, async () => {
        const device = await kit.deviceOf(opening.client);
        expectSame(
          'the response is the first one',
          await device.call(saveStep, request, operation),
          first,
          kit.line.last,
        );
      });
    },
  },
  {
    id: 'core.refusal-is-no-result',
    title: 'A refused write leaves its operation id unused',
    reliesOn: 'The client repeats the write with the same id after it fixes the cause.',
    section: 'operations',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.save('choose', { route: 'manual' });
      const operation = { 'X-Trans-Id': randomId() };
      const answers = { route: 'digital-id' };
      await opening.client.refused(saveStep, opening.saving('choose', answers, 0), codes.conflict, operation);
      const { application } = await opening.save('choose', answers, operation);
      expectSame('the write succeeds', application.answers.choose, answers, kit.line.last);
    },
  },
];
