import { keepErrorRecords } from '../log/error-records.ts';
import type { Broker } from '../server/broker.ts';
import { limitedText } from '../server/limited-body.ts';

/** Named by the Reporting-Endpoints header of the pages (reliability, section 5.1). */
export const reportPath = '/csp-report';

/** Keeps what a browser reports about a policy; 429 where there was too much of it. Throws Refusal (tooLarge). */
export async function answerReport(broker: Broker, request: Request): Promise<Response> {
  const text = await limitedText(request);
  // The gateway adds the address it was asked from at the end; what stands before it anybody may have written.
  const address = request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '';
  const kept = await broker.inTurn((turn) => keepErrorRecords(turn, `address ${address}`, [text]));
  return new Response(null, { status: kept > 0 ? 204 : 429 });
}
