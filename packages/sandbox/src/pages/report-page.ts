import { keepErrorRecords } from '../log/error-records.ts';
import { clientAddress } from '../server/client-address.ts';
import { limitedText } from '../server/limited-body.ts';
import type { ServerContext } from '../server/server-context.ts';

/** Named by the Reporting-Endpoints header of the pages (reliability, section 5.1). */
export const reportPath = '/csp-report';

/** Keeps what a browser reports about a policy; 429 where there was too much of it. Throws Refusal (tooLarge). */
export async function answerReport(server: ServerContext, request: Request): Promise<Response> {
  const text = await limitedText(request);
  const kept = await server.transaction((work) =>
    keepErrorRecords(work, `address ${clientAddress(request.headers)}`, [text]),
  );
  return new Response(null, { status: kept > 0 ? 204 : 429 });
}
