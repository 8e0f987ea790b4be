import { finishDigitalId, startDigitalId } from '@quayside/contract/calls/digital-id';
import { NoPersonDataError, readPersonData } from '@quayside/rules/person-data/read-person-data';
import type { Broker } from '../server/broker.ts';
import { definePreparedHandler } from '../server/handler.ts';
import { type BegunVisit, DigitalIdError, type ProviderAnswer } from './provider.ts';
import { checkVisit, type EndOfVisit, endVisit, findVisit, isOver, keepVisit, secretOf, type Visit } from './visits.ts';

type Ended = EndOfVisit & { readonly visit?: Visit };

/** Asking the provider takes as long as it takes: no transaction waits for it. */
export const digitalIdHandlers = [
  definePreparedHandler(startDigitalId, {
    prepare: async (broker, request, { userId, headers }) => {
      await broker.inTurn((turn) => checkVisit(turn, userId, request));
      const { language } = headers;
      return begun(() => broker.digitalId.begin({ redirectUri: request.returnUrl, language }));
    },
    sameBy: (request) => request,
    async handle(turn, request, { userId }, visit) {
      if (!visit) return { url: null };
      await keepVisit(turn, userId, request, visit);
      return { url: visit.url };
    },
  }),
  definePreparedHandler(finishDigitalId, {
    prepare: (broker, answer, { userId }) => end(broker, userId, answer),
    sameBy: (answer) => answer,
    handle: async (turn, _answer, _caller, { visit, ...ended }) => ({
      outcome: visit ? await endVisit(turn, visit, ended) : ended.outcome,
    }),
  }),
];

async function begun(begin: () => Promise<BegunVisit>): Promise<BegunVisit | undefined> {
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof DigitalIdError)) throw error;
    return undefined;
  }
}

async function end(broker: Broker, userId: string, answer: ProviderAnswer): Promise<Ended> {
  const found = await broker.inTurn(async (turn) => {
    const visit = await findVisit(turn, userId, answer.state);
    if (!visit || visit.outcome || isOver(turn, visit)) return { visit };
    return { visit, secret: await secretOf(turn, visit) };
  });
  const { visit, secret } = found;
  if (!visit) return { outcome: 'refused', items: [] };
  if (visit.outcome) return { outcome: visit.outcome, items: [] };
  if (secret === undefined) return { outcome: 'expired', items: [], visit };
  try {
    const { redirectUri } = visit;
    const items = readPersonData(await broker.digitalId.complete({ secret, redirectUri, answer }));
    return { outcome: 'given', items, visit };
  } catch (error) {
    if (error instanceof NoPersonDataError) return { outcome: 'refused', reason: error.name, items: [], visit };
    if (!(error instanceof DigitalIdError)) throw error;
    return { outcome: error.outcome, reason: error.reason, items: [], visit };
  }
}
