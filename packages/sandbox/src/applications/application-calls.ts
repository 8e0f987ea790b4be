import * as call from '@quayside/contract/calls/opening';
import { eq } from 'drizzle-orm';
import { defineHandler, definePreparedHandler } from '../server/handler.ts';
import type { ServerContext } from '../server/server-context.ts';
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
  defineHandler(call.getApplication, (work, { flow, holder }, { userId }) =>
    getApplication(work, userId, flow, holder),
  ),
  defineHandler(call.startApplication, async (work, { flow, own = false, holder, channelId }, { userId, headers }) => {
    await refusePc(work, { flow }, headers);
    return startApplication(work, userId, flow, { own, holder, channelId, appType: Number(headers.appType) });
  }),
  definePreparedHandler(call.saveStep, {
    prepare: async (server, { applicationId, step, answers, encrypted }) =>
      encrypted
        ? withDecrypted(server.transit, await stepOf(server, applicationId, step), answers, encrypted)
        : answers,
    // RSA-OAEP is random: a retry that encrypts again is still the same request.
    sameBy: ({ applicationId, step, revision }, answers) => ({ applicationId, step, revision, answers }),
    handle: async (work, request, { userId, headers }, answers) => {
      await refusePc(work, request, headers);
      return saveStep(work, userId, request, answers);
    },
  }),
  defineHandler(
    call.submitApplication,
    async (work, { applicationId, revision, journeyVersion }, { userId, headers }) => {
      await refusePc(work, { applicationId }, headers);
      return submitApplication(work, userId, applicationId, revision, journeyVersion);
    },
  ),
  defineHandler(call.getExpiredDraft, (work, { flow }, { userId }) => getExpiredDraft(work, userId, flow)),
  defineHandler(call.markNewsSeen, (work, request, { userId }) => markNewsSeen(work, userId, request)),
  defineHandler(call.discardApplication, async (work, { applicationId }, { userId }) => {
    await discardApplication(work, userId, applicationId);
    return {};
  }),
  defineHandler(call.getSubmissionPdf, (work, { applicationId }, { userId }) =>
    givePdfLink(work, userId, applicationId),
  ),
  defineHandler(call.getAccounts, (work, _, { userId }) => getAccounts(work, userId)),
];

const stepOf = (server: ServerContext, applicationId: string, step: string) =>
  server.transaction(async ({ tables, flows }) => {
    const [row] = await tables.select().from(applications).where(eq(applications.id, applicationId));
    return row && flows.flow(row.flow).steps.find(({ id }) => id === step);
  });
