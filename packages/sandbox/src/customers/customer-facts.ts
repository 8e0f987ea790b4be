import { singaporeDate } from '@quayside/rules/calendar-date';
import type { CustomerFacts, MainAccount, UnderReview } from '@quayside/rules/prerequisites';
import { and, eq, inArray } from 'drizzle-orm';
import { portfolioOf, settlementsAfter } from '../market/portfolios.ts';
import { netAssetsAt } from '../market/valuation.ts';
import { quizStandings } from '../permissions/quiz-tries.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications } from '../storage/schema.ts';
import { type CustomerRecord, readCustomer } from './customer-record.ts';
import { heldAccounts, isMain, type MainAccountRow } from './held-accounts.ts';

/** `as`: with `information` also what the customer gave; `except`: an application that is not told of itself. */
export type FactsWanted = { readonly as: 'facts' | 'information'; readonly except?: string };

/** What the rules judge a customer by; of somebody without an account, that there is none. */
export async function customerFactsOf(
  work: UnitOfWork,
  userId: string,
  { as, except }: FactsWanted,
): Promise<CustomerFacts> {
  const record = await readCustomer(work, userId);
  const accounts = await heldAccounts(work, userId);
  const main = accounts.find(isMain);
  const { annualIncome, netWorth } = (record?.held['assets-info'] ?? {}) as Texts;
  const { knowledge } = (record?.held['assets-select'] ?? {}) as Pick<CustomerFacts, 'knowledge'>;
  const types = accounts.map(({ type }) => type);
  return {
    accounts: types,
    underReview: await readUnderReview(work, userId, except),
    means: { annualIncomeUsd: annualIncome ?? '0', netWorthUsd: netWorth ?? '0' },
    ...(knowledge ? { knowledge } : {}),
    ...(record?.riskLevel ? { riskLevel: record.riskLevel } : {}),
    assessments: record?.assessments ?? {},
    quizzes: await quizStandings(work, userId),
    ...(main ? { account: mainAccountOf(work, { main, types }, record) } : {}),
    ...(as === 'information' && record ? { held: record.held } : {}),
  };
}

type Texts = Readonly<Record<string, string | undefined>>;

/** Also action-needed: what was sent back is still on its way. */
const onTheWay = ['under-review', 'action-needed'] as const;
const reviewed: readonly UnderReview[] = ['opening', 'margin-upgrade', 'options', 'futures', 'cfd'];

async function readUnderReview({ tables }: UnitOfWork, userId: string, except?: string): Promise<UnderReview[]> {
  const rows = await tables
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), inArray(applications.state, onTheWay)));
  const flows = rows.filter(({ id }) => id !== except).map(({ flow }) => flow);
  return reviewed.filter((flow) => flows.includes(flow));
}

function mainAccountOf(work: UnitOfWork, held: HeldAccounts, record?: CustomerRecord): MainAccount {
  const { number, type, tier, tierSince } = held.main;
  const { since, ...owned } = record?.portfolio ?? { name: 'empty' as const, since: undefined };
  const portfolio = portfolioOf(owned);
  const today = singaporeDate(work.now);
  const netAssetsSgd = netAssetsAt({ type, accounts: held.types }, portfolio, work.now);
  return {
    number,
    type,
    tier,
    holding: record?.holding ?? 'alone',
    ...(tier === 'intel' ? { intelSince: singaporeDate(tierSince) } : {}),
    ...(netAssetsSgd === undefined ? {} : { netAssetsSgd }),
    settlements: settlementsAfter(portfolio, since ?? today, today),
  };
}

type HeldAccounts = { readonly main: MainAccountRow; readonly types: readonly string[] };
