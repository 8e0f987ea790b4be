import * as call from '@quayside/contract/calls/opening';
import { eq } from 'drizzle-orm';
import { withDecrypted } from '../../domain/applications/encrypted-answers.ts';
import { getExpiredDraft } from '../../domain/applications/expired-drafts.ts';
import { refusePc } from '../../domain/applications/refuse-pc.ts';
import { createPdfLink } from '../../domain/customer-documents/pdf-link.ts';
import { acknowledgeDraftNotices } from '../../domain/lifecycle/draft-notices.ts';
import { saveStep } from '../../domain/lifecycle/save-step.ts';
import { discardApplication, getApplication, startApplication } from '../../domain/lifecycle/start.ts';
import { submitApplication } from '../../domain/lifecycle/submit.ts';
import { getAccounts } from '../../domain/overview/accounts.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { applications } from '../../domain/storage/schema.ts';
import { defineHandler, definePreparedHandler } from '../transport/handler.ts';

/** Handlers of the calls that start, read, save, submit and discard an application. */
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
    // RSA-OAEP is randomised, so compares decrypted answers: a retry may encrypt them again.
    sameBy: ({ applicationId, step, revision, reply }, answers) => ({ applicationId, step, revision, reply, answers }),
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
  defineHandler(call.acknowledgeDraftNotices, (work, request, { userId }) =>
    acknowledgeDraftNotices(work, userId, request),
  ),
  defineHandler(call.discardApplication, async (work, { applicationId }, { userId }) => {
    await discardApplication(work, userId, applicationId);
    return {};
  }),
  defineHandler(call.getSubmissionPdf, (work, { applicationId }, { userId }) =>
    createPdfLink(work, userId, applicationId),
  ),
  defineHandler(call.getAccounts, (work, _, { userId }) => getAccounts(work, userId)),
];

const stepOf = (server: ServerContext, applicationId: string, step: string) =>
  server.transaction(async ({ tables, flows }) => {
    const [row] = await tables.select().from(applications).where(eq(applications.id, applicationId));
    return row && flows.flow(row.flow).steps.find(({ id }) => id === step);
  });
