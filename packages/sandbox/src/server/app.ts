import { customerDocumentPath } from '@quayside/contract/calls/account';
import { identityWebhookPath } from '@quayside/contract/calls/identity-check';
import { getDocumentPath, submissionPdfPath } from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { calls } from '@quayside/contract/internals/calls';
import { operationsPath } from '@quayside/contract/operations';
import { Hono } from 'hono';
import { conformancePath, createConformanceInterface } from '../development/conformance-interface.ts';
import { createConsole } from '../development/console/create-console.ts';
import {
  createDevelopmentProvider,
  developmentProviderPath,
} from '../development/digital-id-provider/development-provider.ts';
import { applyFault, ConnectionDropped, takeFault } from '../development/faults.ts';
import { identityProviderPath, serveProviderPage } from '../development/identity-check-page.ts';
import { createJsonApi } from '../development/json-api.ts';
import type { ServerContext } from '../domain/ports/server-context.ts';
import { handleOperations } from '../http/answer-operations.ts';
import { addressHandlers } from '../http/calls/address-calls.ts';
import { agreementHandlers } from '../http/calls/agreement-calls.ts';
import { applicationHandlers } from '../http/calls/application-calls.ts';
import { customerHandlers } from '../http/calls/customer-calls.ts';
import { digitalIdHandlers } from '../http/calls/digital-id-calls.ts';
import { documentHandlers } from '../http/calls/document-calls.ts';
import { handOffHandlers } from '../http/calls/hand-off-calls.ts';
import { identityCheckHandlers } from '../http/calls/identity-check-calls.ts';
import { jointHandlers } from '../http/calls/joint-calls.ts';
import { logHandlers, secondLogHandler } from '../http/calls/log-calls.ts';
import { permissionHandlers } from '../http/calls/permission-calls.ts';
import { referenceHandlers } from '../http/calls/reference-calls.ts';
import { userHandlers } from '../http/calls/user-calls.ts';
import { w8benHandlers } from '../http/calls/w8ben-calls.ts';
import { serveCustomerDocument } from '../http/files/answer-customer-document.ts';
import { serveSubmissionPdf } from '../http/files/answer-submission-pdf.ts';
import { serveDocument } from '../http/files/document-bytes.ts';
import { handleWebhook } from '../http/identity-webhook.ts';
import { helpPath, serveHelpPage } from '../http/pages/help-page.ts';
import { registerPath, serveRegisterPage } from '../http/pages/register-page.ts';
import { reportPath, serveReport } from '../http/pages/report-page.ts';
import { handleCall } from '../http/transport/call-route.ts';
import { envelopeResponse, internalErrorEnvelope, refusalEnvelope } from '../http/transport/envelope.ts';
import type { Handler } from '../http/transport/handler.ts';
import { getHttpStatus, Refusal } from '../kernel/refusal.ts';

/** Thrown at the start of the server if no handler implements a call of the contract. */
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
  ...addressHandlers,
  ...agreementHandlers,
  ...digitalIdHandlers,
  ...permissionHandlers,
  ...w8benHandlers,
  ...handOffHandlers,
];

/** Creates all routes of the server. `report` receives each unexpected error. Throws `UnansweredCallError` if a call of the contract has no handler. */
export function createApp(server: ServerContext, report: (error: unknown) => void): Hono {
  const app = new Hono();
  const now = () => server.transaction(async (work) => work.now);
  const development = server.mode === 'development';
  // Prevents caching by default, for any route that sets no policy (OWASP ASVS 5.0.0, 14.2.2).
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  if (development)
    app.use(async (context, next) => {
      const { req } = context;
      if (req.path.startsWith('/sandbox')) return next();
      const struck = await server.transaction((work) => takeFault(work, req.path));
      if (!struck) return next();
      if (struck.kind === 'code')
        return envelopeResponse(
          { code: struck.code ?? codes.internal, data: null, msg: 'A planned fault.' },
          await now(),
        );
      return applyFault(struck, req.raw.signal, async () => {
        await next();
        return context.res;
      });
    });
  for (const call of calls) {
    const handler = handlers.find((one) => one.call.name === call.name);
    if (!handler) throw new UnansweredCallError(call.name);
    app.on(call.verb, `/${call.path}`, ({ req }) => handleCall(server, handler, req.raw));
  }
  app.post(`/${secondLogHandler.call.path}`, ({ req }) => handleCall(server, secondLogHandler, req.raw));
  app.get(`/${getDocumentPath}`, ({ req }) => serveDocument(server, req.raw));
  app.get(`/${submissionPdfPath}`, ({ req }) => serveSubmissionPdf(server, req.raw));
  app.get(`/${customerDocumentPath}`, ({ req }) => serveCustomerDocument(server, req.raw));
  app.post(`/${identityWebhookPath}`, ({ req }) => handleWebhook(server, req.raw));
  app.on(['GET', 'POST'], registerPath, ({ req }) => serveRegisterPage(server, req.raw));
  app.get(helpPath, ({ req }) => serveHelpPage(server, req.raw));
  app.get('/favicon.ico', () => new Response(null, { status: 204 }));
  app.post(`/${operationsPath}`, ({ req }) => handleOperations(server, req.raw));
  app.post(reportPath, ({ req }) => serveReport(server, req.raw));
  if (development) {
    app.on(['GET', 'POST'], identityProviderPath, ({ req }) => serveProviderPage(server, req.raw));
    app.route('/sandbox/api', createJsonApi(server));
    app.route(conformancePath, createConformanceInterface(server));
    for (const path of ['/', '/sandbox']) app.get(path, ({ redirect }) => redirect('/sandbox/'));
    app.route(developmentProviderPath, createDevelopmentProvider(server));
    app.route('/sandbox/', createConsole(server));
  }
  app.notFound(async () =>
    envelopeResponse({ code: codes.notFound, data: null, msg: 'There is nothing at this address.' }, await now(), 404),
  );
  app.onError((error) => {
    if (error instanceof ConnectionDropped) throw error;
    if (error instanceof Refusal) return envelopeResponse(refusalEnvelope(error), server.clock(), getHttpStatus(error));
    report(error);
    return envelopeResponse(internalErrorEnvelope, server.clock(), 500);
  });
  return app;
}
