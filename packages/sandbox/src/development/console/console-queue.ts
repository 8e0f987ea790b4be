import { type ApplicationState, applicationStates } from '@quayside/contract/application';
import { reviewWindow } from '@quayside/rules/internals/working-days';
import { compareDates, toSingaporeDate } from '@quayside/values/calendar-date';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { html } from 'hono/html';
import type { ExpiredDraft } from '../../domain/applications/expired-drafts.ts';
import type { ReviewFlag } from '../../domain/applications/review-flags.ts';
import { flagsAtSubmission } from '../../domain/applications/submitted-flags.ts';
import { getHolderName as nameOnFile, readCustomer } from '../../domain/customers/customer-record.ts';
import type { ServedEdition } from '../../domain/ports/editions.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import { type ApplicationRow, applications, users } from '../../domain/storage/schema.ts';
import { openUser } from '../../domain/users/user.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { readableOr } from '../../kernel/crypto/readable.ts';
import { flowName, humanise, renderAge, renderState, shortId } from './console-labels.ts';
import { renderSelect, renderTable } from './console-parts.ts';
import { flagList } from './flag-list.ts';

const MOST_LISTED = 50;
/** Shown instead of a value that does not decrypt. */
const UNREADABLE = 'unreadable';

type Editions = Readonly<Record<string, ServedEdition>>;

/** Filter of the reviewer's queue. An undefined field matches all applications. */
export type QueueFilter = {
  readonly state: ApplicationState | undefined;
  readonly flow: string | undefined;
  readonly edition: string | undefined;
  readonly reference: string | undefined;
};

/** An application as it appears in the reviewer's queue. */
export type QueuedApplication = Pick<ApplicationRow, 'id' | 'flow' | 'state' | 'reference' | 'savedAt' | 'appType'> & {
  readonly name: string;
  readonly phone: string;
  /** Name of the W-8BEN's holder; undefined if it is the customer. */
  readonly of: string | undefined;
  /** Start of the wait: for an application under review its submission, otherwise the last save. */
  readonly since: Date;
  /** Flags from the time of submission; empty unless the application is under review. */
  readonly flags: readonly ReviewFlag[];
};

/** Reads the queue's filter from the query string. Unknown values count as missing. */
export function readFilter(query: URLSearchParams, flows: readonly string[], editions: Editions): QueueFilter {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === query.get(name));
  return {
    state: one('state', applicationStates),
    flow: one('flow', flows),
    edition: one('edition', Object.keys(editions)),
    reference: query.get('reference')?.trim().toUpperCase() || undefined,
  };
}

/** Returns the applications that match the filter: first those under review, longest wait first, then the others, latest change first. */
export async function readQueue(
  work: UnitOfWork,
  filter: QueueFilter,
  editions: Editions,
): Promise<readonly QueuedApplication[]> {
  const rows = await readRows(work, filter, editions);
  const waiting = rows.filter(({ state }) => state === 'under-review');
  const flags = await flagsAtSubmission(
    work,
    waiting.map(({ id }) => id),
  );
  const customers = await usersOf(work, rows);
  const listed: QueuedApplication[] = [];
  // One after the other, because a transaction has one connection.
  for (const row of rows)
    listed.push({
      ...row,
      ...(await readableOr({ name: UNREADABLE, phone: '' }, () => openUser(work, customers.get(row.userId)))),
      id: row.id,
      since: (row.state === 'under-review' ? row.submittedAt : null) ?? row.savedAt,
      of: await readableOr(UNREADABLE, () => formOf(work, row)),
      flags: flags.get(row.id) ?? [],
    });
  return listed;
}

async function usersOf({ tables }: UnitOfWork, rows: readonly ApplicationRow[]) {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const found = ids.length > 0 ? await tables.select().from(users).where(inArray(users.id, ids)) : [];
  return new Map(found.map((user) => [user.id, user]));
}

async function readRows(
  { tables }: UnitOfWork,
  { state, flow, edition, reference }: QueueFilter,
  editions: Editions,
): Promise<readonly ApplicationRow[]> {
  const appType = edition === undefined ? undefined : editions[edition]?.appType;
  const select = (of: ApplicationState, order: SQL): Promise<ApplicationRow[]> =>
    tables
      .select()
      .from(applications)
      .where(
        and(
          isNull(applications.principalId), // a second holder's part is on the first holder's page
          eq(applications.state, of),
          flow ? eq(applications.flow, flow) : undefined,
          appType === undefined ? undefined : eq(applications.appType, appType),
          reference ? eq(applications.reference, reference) : undefined,
        ),
      )
      .orderBy(order)
      .limit(MOST_LISTED);
  const states = state ? [state] : applicationStates;
  const waiting = states.includes('under-review') ? await select('under-review', asc(applications.submittedAt)) : [];
  if (waiting.length === MOST_LISTED) return waiting;
  const others: ApplicationRow[] = [];
  // One query for each state, because an index has each state in the order of the list, but not several together.
  for (const other of states.filter((one) => one !== 'under-review'))
    others.push(...(await select(other, desc(applications.savedAt))));
  const newest = others.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
  return [...waiting, ...newest].slice(0, MOST_LISTED);
}

const formOf = async (work: UnitOfWork, { holderId }: ApplicationRow): Promise<string | undefined> =>
  holderId ? nameOnFile(await readCustomer(work, holderId)) : undefined;

/** The content of the page with the reviewer's queue: the chosen filter, the applications that match it, and the expired drafts. */
export type QueuePage = {
  readonly filter: QueueFilter;
  readonly rows: readonly QueuedApplication[];
  readonly expired: readonly ExpiredDraft[];
  readonly flows: readonly string[];
  readonly editions: Editions;
  readonly now: Date;
};

/** Renders the page with the reviewer's queue: the filter, the applications that match it, and the expired drafts. */
export const queueBody = ({ filter, rows, expired, flows, editions, now }: QueuePage): Markup => html`
<form method="get" class="row">
${choice('state', 'State', filter.state, applicationStates, humanise)}
${choice('flow', 'Flow', filter.flow, flows, namedFlows(flows))}
${choice('edition', 'Edition', filter.edition, Object.keys(editions), (name) => editions[name]?.title ?? name)}
<p><label for="reference">Reference</label><input id="reference" name="reference" value="${filter.reference ?? ''}" autocomplete="off"></p>
<button>Filter</button> <a class="button plain" href="/sandbox/applications">Show all</a></form>
<p class="quiet">Keys: <kbd>j</kbd> and <kbd>k</kbd> or the arrows move through the queue, <kbd>Enter</kbd> opens an application.</p>
${queueTable(rows, editions, now)}${expired.length > 0 ? expiredTable(expired, now) : ''}`;

/** Returns a function from a flow to its product name. If several flows share a name, the id of the flow follows it. */
const namedFlows =
  (flows: readonly string[]) =>
  (flow: string): string =>
    flows.filter((other) => flowName(other) === flowName(flow)).length > 1
      ? `${flowName(flow)}: ${flow}`
      : flowName(flow);

const choice = (
  name: string,
  label: string,
  chosen: string | undefined,
  values: readonly string[],
  titleOf: (value: string) => string,
): Markup =>
  renderSelect({ id: name, name, label, chosen }, [
    ['', 'All'],
    ...values.map((value) => [value, titleOf(value)] as const),
  ]);

const queueTable = (rows: readonly QueuedApplication[], editions: Editions, now: Date): Markup =>
  rows.length === 0
    ? html`<p>No applications match.</p>`
    : renderTable(
        ['Customer', 'State', 'Age', 'Flow', 'Edition', 'Flags', 'Reference'],
        rows.map((row) => [
          html`<a href="/sandbox/applications/${row.id}" data-stop>${row.name || row.phone}</a>`,
          renderState(row.state),
          ageOf(row, now),
          `${flowName(row.flow)}${row.of ? ` of ${row.of}` : ''}`,
          editionOf(row, editions),
          flagList(row.flags),
          row.reference ?? '–',
        ]),
        {
          className: 'queue',
          caption:
            rows.length === MOST_LISTED
              ? `The first ${MOST_LISTED} applications`
              : `${rows.length} ${rows.length === 1 ? 'application' : 'applications'}`,
        },
      );

const editionOf = ({ appType }: QueuedApplication, editions: Editions): string =>
  Object.values(editions).find((one) => one.appType === appType)?.title ?? String(appType);

/** Renders the age of an application. A mark follows if its review takes longer than the customer was promised. */
function ageOf({ state, since }: QueuedApplication, now: Date): Markup {
  const late = state === 'under-review' && compareDates(toSingaporeDate(now), reviewWindow(since).latest) > 0;
  return html`${renderAge(since, now)}${late ? html` <span class="state" data-state="late">late</span>` : ''}`;
}

/** Renders the table of expired drafts. Their data are deleted, so no names appear. */
const expiredTable = (drafts: readonly ExpiredDraft[], now: Date): Markup =>
  html`<h2>Expired drafts</h2>
${renderTable(
  ['Draft', 'Flow', 'Last change', 'Deleted', 'Documents left'],
  drafts.map((one) => [
    shortId(one.applicationId),
    flowName(one.flow),
    renderAge(one.savedAt, now),
    renderAge(one.expiredAt, now),
    one.documents.length,
  ]),
)}`;
