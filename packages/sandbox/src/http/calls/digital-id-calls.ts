import { finishDigitalId, startDigitalId } from '@quayside/contract/calls/digital-id';
import { NoPersonDataError, parsePersonData } from '@quayside/rules/internals/person-data/read-person-data';
import {
  checkVisit,
  type EndOfVisit,
  endVisit,
  findVisit,
  isVisitOver,
  openVisitSecret,
  saveVisit,
  type Visit,
} from '../../domain/digital-id/visits.ts';
import { DigitalIdError, type ProviderAnswer, type StartedVisit } from '../../domain/ports/digital-id-provider.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { definePreparedHandler } from '../transport/handler.ts';

type Ended = EndOfVisit & { readonly visit?: Visit };

/**
 * Handlers of the calls that start and complete a visit to the digital ID. They call the provider before the transaction, so that the transaction never waits
 * for it.
 */
export const digitalIdHandlers = [
  definePreparedHandler(startDigitalId, {
    prepare: async (server, request, { userId, headers }) => {
      await server.transaction((work) => checkVisit(work, userId, request));
      const { language } = headers;
      return startVisit(() => server.digitalId.begin({ redirectUri: request.returnUrl, language }));
    },
    sameBy: (request) => request,
    async handle(work, request, { userId }, visit) {
      if (!visit) return { url: null };
      await saveVisit(work, userId, request, visit);
      return { url: visit.url };
    },
  }),
  definePreparedHandler(finishDigitalId, {
    prepare: (server, answer, { userId }) => end(server, userId, answer),
    sameBy: (answer) => answer,
    handle: async (work, _answer, _caller, { visit, ...ended }) => ({
      outcome: visit ? await endVisit(work, visit, ended) : ended.outcome,
    }),
  }),
];

async function startVisit(begin: () => Promise<StartedVisit>): Promise<StartedVisit | undefined> {
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof DigitalIdError)) throw error;
    return undefined;
  }
}

async function end(server: ServerContext, userId: string, answer: ProviderAnswer): Promise<Ended> {
  const found = await server.transaction(async (work) => {
    const visit = await findVisit(work, userId, answer.state);
    if (!visit || visit.outcome || isVisitOver(work, visit)) return { visit };
    return { visit, secret: await openVisitSecret(work, visit) };
  });
  const { visit, secret } = found;
  if (!visit) return { outcome: 'refused', items: [] };
  if (visit.outcome) return { outcome: visit.outcome, items: [] };
  if (secret === undefined) return { outcome: 'expired', items: [], visit };
  try {
    const { redirectUri } = visit;
    const items = parsePersonData(await server.digitalId.complete({ secret, redirectUri, answer }));
    return { outcome: 'given', items, visit };
  } catch (error) {
    if (error instanceof NoPersonDataError) return { outcome: 'refused', reason: error.name, items: [], visit };
    if (!(error instanceof DigitalIdError)) throw error;
    return { outcome: error.outcome, reason: error.reason, items: [], visit };
  }
}
