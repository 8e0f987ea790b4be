import { setTimeout as pause } from 'node:timers/promises';
import { TestOpening } from '../opening.ts';
import { addTestTools, type TestSandbox } from '../test-sandbox.ts';
import type { Meter } from './meter.ts';

/** How many customers use a server, and for how long. */
export type LoadOptions = {
  readonly base: string;
  readonly customers: number;
  /** Average milliseconds for which a customer waits before a request. */
  readonly thinks: number;
  readonly meter: Meter;
  /** Seconds before the measurement begins; `seconds` is the length of the measurement. */
  readonly warmUp: number;
  readonly seconds: number;
};

/**
 * Lets customers open accounts in parallel, and a reviewer approve them, until the time is over. Returns the number of opened accounts. Rejects with the
 * error of a call that fails.
 */
export async function simulateCustomers({
  base,
  customers,
  thinks,
  meter,
  warmUp,
  seconds,
}: LoadOptions): Promise<number> {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > (warmUp + seconds) * 1000;
  const send = async (request: Request) => {
    await pause(thinks * 2 * Math.random());
    meter.on = performance.now() - startedAt > warmUp * 1000 && !isOver();
    if (isOver()) throw new TimeIsOver();
    return meter.fetch(request);
  };
  const tools = addTestTools({ fetch: send, close: async () => undefined }, base);
  let opened = 0;
  const one = async () => {
    while (!isOver()) {
      await openOne(tools, base, send);
      opened += 1;
    }
  };
  await Promise.all(
    Array.from({ length: customers }, () =>
      one().catch((error) => {
        if (!(error instanceof TimeIsOver)) throw error;
      }),
    ),
  );
  return opened;
}

async function openOne(tools: TestSandbox, base: string, send: (request: Request) => Promise<Response>): Promise<void> {
  const opening = await TestOpening.start(await tools.customer());
  await opening.fillIn();
  await opening.submit();
  await send(new Request(`${base}/sandbox/applications`));
  await tools.api('POST', '/review', { applicationId: opening.id, act: 'approve' });
}

class TimeIsOver extends Error {
  override readonly name = 'TimeIsOver';
}
