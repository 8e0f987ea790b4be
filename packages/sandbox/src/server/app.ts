import { calls } from '@quayside/contract/calls';
import { paperPath } from '@quayside/contract/calls/account';
import { identityWebhookPath } from '@quayside/contract/calls/identity-check';
import { getDocumentPath, submissionPdfPath } from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { Hono } from 'hono';
import { agreementHandlers } from '../agreements/agreement-calls.ts';
import { applicationHandlers } from '../applications/application-calls.ts';
import { customerHandlers } from '../customers/customer-calls.ts';
import { createConsole } from '../development/console.ts';
import { ConnectionDropped, takeFault, underFault } from '../development/faults.ts';
import { createJsonApi } from '../development/json-api.ts';
import {
  createDevelopmentProvider,
  developmentProviderPath,
} from '../digital-id/development-provider/development-provider.ts';
import { digitalIdHandlers } from '../digital-id/digital-id-calls.ts';
import { answerDocument } from '../documents/document-bytes.ts';
import { documentHandlers } from '../documents/document-calls.ts';
import { handOffHandlers } from '../hand-offs/hand-off-calls.ts';
import { identityCheckHandlers } from '../identity-checks/identity-check-calls.ts';
import { answerProviderPage, providerPath } from '../identity-checks/provider-page.ts';
import { answerWebhook } from '../identity-checks/webhook.ts';
import { jointHandlers } from '../joint/joint-calls.ts';
import { logHandlers } from '../log/log-calls.ts';
import { answerHelpPage, helpPath } from '../pages/help-page.ts';
import { answerRegisterPage, registerPath } from '../pages/register-page.ts';
import { answerReport, reportPath } from '../pages/report-page.ts';
import { answerPaper } from '../papers/answer-paper.ts';
import { permissionHandlers } from '../permissions/permission-calls.ts';
import { referenceHandlers } from '../reference/reference-calls.ts';
import { answerSubmissionPdf } from '../submission-pdf/pdf-link.ts';
import { userHandlers } from '../users/user-calls.ts';
import { w8benHandlers } from '../w8ben/w8ben-calls.ts';
import { answerCall } from './call-route.ts';
import { answer, internalError, refused } from './envelope.ts';
import type { Handler } from './handler.ts';
import { Refusal, statusOf } from './refusal.ts';
import type { ServerContext } from './server-context.ts';

/** A call of the contract that nobody answers is found at start, not by a customer. */
export class UnansweredCallError extends Error {
  override readonly name = 'UnansweredCallError';
  constructor(call: string) {
    super(`The contract has the call "${call}", which no handler answers. Add one beside the others of its subject.`);
  }
}

const handlers: readonly Handler[] = [
  ...userHandlers,
  ...applicationHandlers,
  ...customerHandlers,
  ...documentHandlers,
  ...identityCheckHandlers,
  ...jointHandlers,
  ...logHandlers,
  ...referenceHandlers,
  ...agreementHandlers,
  ...digitalIdHandlers,
  ...permissionHandlers,
  ...w8benHandlers,
  ...handOffHandlers,
];

/** Everything the server answers. Throws UnansweredCallError. */
export function createApp(server: ServerContext, report: (error: unknown) => void): Hono {
  const app = new Hono();
  const now = () => server.transaction(async (work) => work.now);
  const development = server.mode === 'development';
  if (development)
    app.use(async (context, next) => {
      const { req } = context;
      if (req.path.startsWith('/sandbox')) return next();
      const struck = await server.transaction((work) => takeFault(work, req.path));
      if (!struck) return next();
      if (struck.kind === 'code')
        return answer({ code: struck.code ?? codes.internal, data: null, msg: 'A planned fault.' }, await now());
      return underFault(struck, req.raw.signal, async () => {
        await next();
        return context.res;
      });
    });
  for (const call of calls) {
    const handler = handlers.find((one) => one.call.name === call.name);
    if (!handler) throw new UnansweredCallError(call.name);
    app.on(call.verb, `/${call.path}`, ({ req }) => answerCall(server, handler, req.raw));
  }
  app.get(`/${getDocumentPath}`, ({ req }) => answerDocument(server, req.raw));
  app.get(`/${submissionPdfPath}`, ({ req }) => answerSubmissionPdf(server, req.raw));
  app.get(`/${paperPath}`, ({ req }) => answerPaper(server, req.raw));
  app.post(`/${identityWebhookPath}`, ({ req }) => answerWebhook(server, req.raw));
  app.on(['GET', 'POST'], registerPath, ({ req }) => answerRegisterPage(server, req.raw));
  app.get(helpPath, ({ req }) => answerHelpPage(server, req.raw));
  app.get('/favicon.ico', () => new Response(null, { status: 204 }));
  app.post(reportPath, ({ req }) => answerReport(server, req.raw));
  if (development) {
    app.on(['GET', 'POST'], providerPath, ({ req }) => answerProviderPage(server, req.raw));
    app.route('/sandbox/api', createJsonApi(server));
    for (const path of ['/', '/sandbox']) app.get(path, ({ redirect }) => redirect('/sandbox/'));
    app.route(developmentProviderPath, createDevelopmentProvider(server));
    app.route('/sandbox/', createConsole(server));
  }
  app.notFound(async () =>
    answer({ code: codes.notFound, data: null, msg: 'There is nothing at this address.' }, await now(), 404),
  );
  app.onError((error) => {
    if (error instanceof ConnectionDropped) throw error;
    if (error instanceof Refusal) return answer(refused(error), server.clock(), statusOf(error));
    report(error);
    return answer(internalError, server.clock(), 500);
  });
  return app;
}
