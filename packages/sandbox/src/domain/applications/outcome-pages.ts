import { getApplicableSteps } from '@quayside/rules/journey';
import type { AppPage } from '../mail/app-link.ts';
import { type ApplicationRecord, createJourneyContext } from './application-record.ts';

const OPENING_STATUS = 'sg-account-state';
const OPENING_ITEMS = 'error-transfer';

/** Returns the page that shows the result of an application, in the app that started it. For another person's form, the page names the holder. */
export const resultPage = (record: ApplicationRecord): AppPage =>
  pageOf(record, record.flow.resultPage ?? OPENING_STATUS);

/** Returns the page on which the customer corrects or adds items: the step of a single item, otherwise the list of items. */
export function itemsPage(record: ApplicationRecord, items: readonly string[], now: Date): AppPage {
  const [only, ...others] = items;
  const step = getApplicableSteps(record.flow.steps, createJourneyContext(record, now)).find(
    ({ requirement }) => requirement === only,
  );
  // A signature requires the steps before it, and only the list shows them.
  const single = step && !step.seals && others.length === 0 ? step.path?.slice(1) : undefined;
  return pageOf(record, single ?? record.flow.resultPage ?? OPENING_ITEMS);
}

/** Returns one part per login, so that two holders who share a login get one mail. */
export const onePerLogin = (parts: readonly ApplicationRecord[]): readonly ApplicationRecord[] =>
  parts.filter(({ row }, index) => parts.findIndex((other) => other.row.userId === row.userId) === index);

const pageOf = ({ row }: ApplicationRecord, path: string): AppPage => ({
  appType: row.appType,
  path: row.holderId ? `${path}?holder=${row.holderId}` : path,
});
