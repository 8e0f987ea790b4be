import { setTimeout as pause } from 'node:timers/promises';
import { TestOpening } from '../opening.ts';
import { type TestSandbox, withTools } from '../test-sandbox.ts';
import type { Meter } from './meter.ts';

/** How customers work against a server. */
export type Work = {
  readonly base: string;
  readonly customers: number;
  /** milliseconds that each thinks before a request, on average */
  readonly thinks: number;
  readonly meter: Meter;
  /** seconds before anything is measured, and of the measurement */
  readonly warmUp: number;
  readonly seconds: number;
};

/** Lets customers open accounts side by side, and a reviewer decide each, until the time is over. Returns how many were opened. Throws what a call throws. */
export async function work({ base, customers, thinks, meter, warmUp, seconds }: Work): Promise<number> {
  const begun = performance.now();
  const isOver = () => performance.now() - begun > (warmUp + seconds) * 1000;
  const send = async (request: Request) => {
    await pause(thinks * 2 * Math.random());
    meter.on = performance.now() - begun > warmUp * 1000 && !isOver();
    if (isOver()) throw new TimeIsOver();
    return meter.fetch(request);
  };
  const tools = withTools({ fetch: send, close: async () => undefined }, base);
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
