import type { Application } from '@quayside/contract/application';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { calculateTotalNetAssets, getSeparateAccounts } from '@quayside/rules/internals/metrics/all-accounts';
import { getToDos } from '@quayside/rules/internals/to-dos';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import type { HomeHeaderProps } from './home-header.tsx';
import type { AssetClose } from './net-assets-line.tsx';

/** The data from which `getHomeHeaderProps` derives the header: applications, overview, and the closes of the last month. */
export type HomeHeaderData = {
  readonly applications: readonly Application[];
  readonly overview: AccountOverview;
  readonly closes: readonly AssetClose[];
};

/** Returns the props of home's header: the customer's name from the opening, and the value of their accounts unless these are empty. */
export function getHomeHeaderProps({ applications, overview, closes }: HomeHeaderData): HomeHeaderProps {
  const { customer, funded, value, partValue, asOf } = overview;
  const opening = applications.find(({ flow }) => flow === 'opening' || flow === 'joint');
  const given = opening?.answers['base-info']?.fullName;
  const name = typeof given === 'string' && given !== '' ? given : undefined;
  if (!customer.account) return { of: 'application', name, mood: opening?.state === 'failed' ? 'calm' : undefined };
  if (funded === false) return { of: 'account', name }; // an empty account shows its first steps before a value of zero
  const { items, unvalued } = getToDos(overview, toSingaporeDate(new Date(asOf)));
  const isUrgent = items.some(({ kind }) => kind === 'margin-call');
  const mood = isUrgent ? 'urgent' : items.length === 0 && unvalued.length === 0 ? 'idle' : undefined;
  const isOfAll = getSeparateAccounts(overview).length === 0;
  return {
    of: 'account',
    name,
    value: value ?? partValue ?? 'unknown',
    covers: isOfAll ? 'everything' : 'securities',
    all: isOfAll ? undefined : calculateTotalNetAssets(overview),
    closes,
    mood,
  };
}
