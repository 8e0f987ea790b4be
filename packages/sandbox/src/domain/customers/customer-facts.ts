import type { AssetsSelect } from '@quayside/flow-opening/internals/rules';
import { derivativeCategories } from '@quayside/rules/enumerations';
import type { DeepPartial } from '@quayside/rules/journey';
import type { CustomerFacts, MainAccount, TradedDerivatives, UnderReview } from '@quayside/rules/prerequisites';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { and, eq, inArray } from 'drizzle-orm';
import { getPortfolio, settlementsAfter } from '../market/portfolios.ts';
import { calculateNetAssetsAt } from '../market/valuation.ts';
import { quizStandings } from '../permissions/quiz-attempts.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications } from '../storage/schema.ts';
import { type CustomerRecord, readCustomer } from './customer-record.ts';
import { isMainAccount, type MainAccountRow, readAccounts } from './open-accounts.ts';

/** What `readCustomerFacts` reads: `withHeld` adds the stored answers, and `except` is the id of an application to leave out. */
export type CustomerFactsOptions = { readonly withHeld?: boolean; readonly except?: string };

/** Returns the facts about a customer that the rules need. Without an account, `accounts` is empty and amounts are 0. */
export async function readCustomerFacts(
  work: UnitOfWork,
  userId: string,
  { withHeld = false, except }: CustomerFactsOptions = {},
): Promise<CustomerFacts> {
  const record = await readCustomer(work, userId);
  const accounts = await readAccounts(work, userId);
  const main = accounts.find(isMainAccount);
  const { annualIncome, netWorth } = (record?.held['assets-info'] ?? {}) as Texts;
  const experience = (record?.held['assets-select'] ?? {}) as DeepPartial<AssetsSelect>;
  const { knowledge } = experience;
  const traded = tradedDerivatives(experience);
  const types = accounts.map(({ type }) => type);
  return {
    ...(record?.holder === 'institution' ? { holder: record.holder } : {}),
    accounts: types,
    underReview: await readUnderReview(work, userId, except),
    means: { annualIncomeUsd: annualIncome ?? '0', netWorthUsd: netWorth ?? '0' },
    ...(knowledge ? { knowledge } : {}),
    ...(traded ? { traded } : {}),
    ...(record?.riskLevel ? { riskLevel: record.riskLevel } : {}),
    assessments: record?.assessments ?? {},
    quizzes: await quizStandings(work, userId),
    ...(main ? { account: mainAccountOf(work, { main, types }, record) } : {}),
    ...(withHeld && record ? { held: record.held } : {}),
  };
}

function tradedDerivatives(experience: DeepPartial<AssetsSelect>): TradedDerivatives | undefined {
  const { tradeCategories = [], derivativeYears: years, derivativeTimes: times } = experience;
  const products = derivativeCategories.filter((one) => tradeCategories.includes(one));
  return products.length > 0 && years && times ? { products, years, times } : undefined;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** States in which an application awaits a decision. A returned application (`action-needed`) counts, because it will be submitted again. */
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
  const portfolio = getPortfolio(owned);
  const today = toSingaporeDate(work.now);
  const netAssetsSgd = calculateNetAssetsAt({ type, accounts: held.types }, portfolio, work.now);
  return {
    number,
    type,
    tier,
    holding: record?.holding ?? 'alone',
    ...(tier === 'intel' ? { intelSince: toSingaporeDate(tierSince) } : {}),
    ...(netAssetsSgd === undefined ? {} : { netAssetsSgd }),
    settlements: settlementsAfter(portfolio, since ?? today, today),
  };
}

type HeldAccounts = { readonly main: MainAccountRow; readonly types: readonly string[] };
