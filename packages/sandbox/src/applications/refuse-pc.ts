import { codes } from '@quayside/contract/envelope';
import { isPc } from '@quayside/platform/is-pc';
import { eq } from 'drizzle-orm';
import { Refusal } from '../server/refusal.ts';
import type { RequestHeaders } from '../server/request-headers.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import type { Tables } from '../storage/database.ts';
import { applications, settings } from '../storage/schema.ts';

const NAME = 'pc-opening';
/** Flows that open an account. */
const openings: readonly string[] = ['opening', 'joint'];

/** Whether accounts are opened on a PC. A broker decides this by the IP address; here the console decides it for all of them. */
export type PcOpening = 'allowed' | 'refused';

export async function readPcOpening(tables: Tables): Promise<PcOpening> {
  const [row] = await tables.select().from(settings).where(eq(settings.name, NAME));
  return row?.value === 'refused' ? 'refused' : 'allowed';
}

export async function setPcOpening(tables: Tables, value: PcOpening): Promise<void> {
  await tables
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** What an account is opened with: a flow, or an application of it. */
type Opened = { readonly flow: string } | { readonly applicationId: string };

/** Throws Refusal (pcRefused, MSG-27) where an account would be opened in the browser of a PC, and that is refused. The native app is welcome everywhere. */
export async function refusePc(
  { tables }: UnitOfWork,
  opened: Opened,
  { deviceType, userAgent }: Pick<RequestHeaders, 'deviceType' | 'userAgent'>,
): Promise<void> {
  if (deviceType !== 't4' || !isPc({ userAgent, maxTouchPoints: 0 })) return;
  if ((await readPcOpening(tables)) === 'allowed') return;
  const flow = 'flow' in opened ? opened.flow : await flowOf(tables, opened.applicationId);
  if (flow && openings.includes(flow))
    throw new Refusal(codes.pcRefused, 'No account is opened on a PC from this IP address.');
}

async function flowOf(tables: Tables, applicationId: string): Promise<string | undefined> {
  const [row] = await tables.select().from(applications).where(eq(applications.id, applicationId));
  return row?.flow;
}
