import { savePolicyReport } from '../../domain/error-log/error-records.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { clientAddress } from '../transport/client-address.ts';
import { limitedText } from '../transport/limited-body.ts';

/** Path to which browsers send policy reports, as the header Reporting-Endpoints says (reliability, section 5.1). */
export const reportPath = '/csp-report';

/** Stores a browser's Content-Security-Policy report. Responds 204, or 429 above the limit. Throws `Refusal` (`tooLarge`) above 64 kB. */
export async function serveReport(server: ServerContext, request: Request): Promise<Response> {
  const text = await limitedText(request);
  const isSaved = await server.transaction((work) => savePolicyReport(work, clientAddress(request.headers), text));
  return new Response(null, { status: isSaved ? 204 : 429 });
}
