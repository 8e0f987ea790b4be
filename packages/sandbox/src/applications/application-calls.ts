import * as call from '@quayside/contract/calls/opening';
import { eq } from 'drizzle-orm';
import type { Broker } from '../server/broker.ts';
import { defineHandler, definePreparedHandler } from '../server/handler.ts';
import { applications } from '../storage/schema.ts';
import { givePdfLink } from '../submission-pdf/pdf-link.ts';
import { getAccounts } from './accounts.ts';
import { withDecrypted } from './encrypted-answers.ts';
import { getExpiredDraft } from './expired-drafts.ts';
import { markNewsSeen } from './news.ts';
import { refusePc } from './refuse-pc.ts';
import { saveStep } from './save-step.ts';
import { discardApplication, getApplication, startApplication } from './start.ts';
import { submitApplication } from './submit.ts';

export const applicationHandlers = [
  defineHandler(call.getApplication, (turn, { flow, holder }, { userId }) =>
    getApplication(turn, userId, flow, holder),
  ),
  defineHandler(call.startApplication, async (turn, { flow, own = false, holder, channelId }, { userId, headers }) => {
    await refusePc(turn, { flow }, headers);
    return startApplication(turn, userId, flow, { own, holder, channelId, appType: Number(headers.appType) });
  }),
  definePreparedHandler(call.saveStep, {
    prepare: async (broker, { applicationId, step, answers, encrypted }) =>
      encrypted
        ? withDecrypted(broker.transit, await stepOf(broker, applicationId, step), answers, encrypted)
        : answers,
    // RSA-OAEP is random: a retry that encrypts again is still the same request.
    sameBy: ({ applicationId, step, revision }, answers) => ({ applicationId, step, revision, answers }),
    handle: async (turn, request, { userId, headers }, answers) => {
      await refusePc(turn, request, headers);
      return saveStep(turn, userId, request, answers);
    },
  }),
  defineHandler(
    call.submitApplication,
    async (turn, { applicationId, revision, journeyVersion }, { userId, headers }) => {
      await refusePc(turn, { applicationId }, headers);
      return submitApplication(turn, userId, applicationId, revision, journeyVersion);
    },
  ),
  defineHandler(call.getExpiredDraft, (turn, { flow }, { userId }) => getExpiredDraft(turn, userId, flow)),
  defineHandler(call.markNewsSeen, (turn, request, { userId }) => markNewsSeen(turn, userId, request)),
  defineHandler(call.discardApplication, async (turn, { applicationId }, { userId }) => {
    await discardApplication(turn, userId, applicationId);
    return {};
  }),
  defineHandler(call.getSubmissionPdf, (turn, { applicationId }, { userId }) =>
    givePdfLink(turn, userId, applicationId),
  ),
  defineHandler(call.getAccounts, (turn, _, { userId }) => getAccounts(turn, userId)),
];

const stepOf = (broker: Broker, applicationId: string, step: string) =>
  broker.inTurn(async ({ tables, flows }) => {
    const [row] = await tables.select().from(applications).where(eq(applications.id, applicationId));
    return row && flows.flow(row.flow).steps.find(({ id }) => id === step);
  });
