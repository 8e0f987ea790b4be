import { codes } from '@quayside/contract/envelope';
import { isPc } from '@quayside/platform/internals/is-pc';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tables } from '../../kernel/storage/database.ts';
import { settings } from '../../kernel/storage/tables.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications } from '../storage/schema.ts';

const NAME = 'pc-opening';
/** Flows that open an account and are refused on a PC. */
const openings: readonly string[] = ['opening', 'joint'];

/** Whether customers may open accounts on a PC. A broker decides by IP address; in the sandbox, one setting of the console applies to everyone. */
export type PcOpening = 'allowed' | 'refused';

/** Returns whether customers may open accounts on a PC; by default they may. */
export async function readPcOpening(tables: Tables): Promise<PcOpening> {
  const [row] = await tables.select().from(settings).where(eq(settings.name, NAME));
  return row?.value === 'refused' ? 'refused' : 'allowed';
}

/** Stores whether customers may open accounts on a PC. */
export async function setPcOpening(tables: Tables, value: PcOpening): Promise<void> {
  await tables
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** The headers X-Dt and User-Agent of a request, which tell a PC from a phone. */
type Device = { readonly deviceType: string; readonly userAgent: string };

/** A new application of a flow, or an existing application, that a customer wants to open. */
type ApplicationToOpen = { readonly flow: string } | { readonly applicationId: string };

/** Throws `Refusal` (`pcRefused`, MSG-27) if a browser on a PC opens an account while PCs are refused. Never refuses the native app. */
export async function refusePc(
  { tables }: UnitOfWork,
  opened: ApplicationToOpen,
  { deviceType, userAgent }: Device,
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
