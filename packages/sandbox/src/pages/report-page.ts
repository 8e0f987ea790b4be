import { randomId } from '@quayside/platform/random-id';
import type { Broker } from '../server/broker.ts';
import { errorRecords } from '../storage/schema.ts';

/** Named by the Reporting-Endpoints header of the pages (reliability, section 5.1). */
export const reportPath = '/csp-report';

const MOST_BYTES = 64 * 1024;

/** Keeps what a browser reports about a policy, sealed like every other error record. */
export async function answerReport(broker: Broker, request: Request): Promise<Response> {
  const text = (await request.text()).slice(0, MOST_BYTES);
  await broker.inTurn(async ({ tables, vault, now, random }) => {
    const id = randomId(random);
    await tables.insert(errorRecords).values({ id, content: await vault.seal(`error_records/${id}`, text), at: now });
  });
  return new Response(null, { status: 204 });
}
