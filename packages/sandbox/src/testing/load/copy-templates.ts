import { Client } from 'pg';

/** A customer and an application whose rows are copied. */
export type Template = { readonly userId: string; readonly applicationId: string };

/** The condition for a template's rows in each table to copy. $1 is the id of the user, and $2 that of the application. */
type CopiedRows = Readonly<Record<string, string>>;

/** All rows of an application and its customer. */
const wholeApplications: CopiedRows = {
  users: 'id = $1',
  customers: 'user_id = $1',
  applications: 'id = $2',
  steps: 'application_id = $2',
  requirements: 'application_id = $2',
  documents: 'application_id = $2',
  accounts: 'application_id = $2',
  audit: 'subject in ($1, $2)',
  evidence: 'application_id = $2',
  mails: 'phone_print = (select phone_print from users where id = $1)',
  w8ben_reminders: 'holder_id = $1',
};
/** The rows from which the reviewer's queue lists an application, and those of its items, documents and account. */
export const listedApplications: CopiedRows = {
  users: 'id = $1',
  customers: 'user_id = $1',
  applications: 'id = $2',
  accounts: 'application_id = $2',
  requirements: 'application_id = $2',
  documents: 'application_id = $2',
  audit: "subject = $2 and action in ('submitted', 'submitted-again')",
};
/** Columns whose text must be unique, so each copy gets another one. */
const ownTexts = ['dolphin_no', 'phone_print', 'reference', 'number'];
const AT_ONCE = 20_000;
/** Number of days before today over which copies are spread, so that no draft is due. */
const DAYS = 20;

/**
 * Copies the rows of the templates in turn until the database has `applications` applications, by default all their rows. A copy does not decrypt, because
 * encrypted values are bound to the template's ids.
 */
export async function copyTemplates(
  url: string,
  templates: readonly Template[],
  applications: number,
  rows = wholeApplications,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica'); // does not check foreign keys, because copies keep them
    await copy(client, templates, applications, rows);
    await client.query('vacuum analyze');
    await client.query('checkpoint'); // its writes would slow down the measurement
  } finally {
    await client.end();
  }
}

async function copy(
  client: Client,
  templates: readonly Template[],
  applications: number,
  rows: CopiedRows,
): Promise<void> {
  const columns = await columnsOf(client);
  const each = Math.ceil(applications / templates.length);
  for (const { userId, applicationId } of templates)
    for (let from = 1; from <= each; from += AT_ONCE)
      for (const [table, where] of Object.entries(rows)) {
        const own = columns.filter((one) => one.table === table);
        const names = own.map(({ name }) => `"${name}"`).join(', ');
        const values = own.map(copied).join(', ');
        const to = Math.min(each, from + AT_ONCE - 1);
        await client.query(
          `insert into ${table} (${names}) select ${values} from (select * from ${table} where ${where} and $1::uuid <> $2::uuid) t, generate_series(${from}, ${to}) n`,
          [userId, applicationId],
        );
      }
}

type Column = { readonly table: string; readonly name: string; readonly type: string };

async function columnsOf(client: Client): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  );
  return rows;
}

function copied({ name, type }: Column): string {
  const column = `t."${name}"`;
  // In ascending order, because random ids would make the indexes slow to fill.
  if (type === 'uuid') return `(lpad(to_hex(n), 8, '0') || substr(md5(${column}::text), 9))::uuid`;
  if (type === 'text' && ownTexts.includes(name)) return `md5(${column} || n)`;
  if (type.startsWith('timestamp')) return `${column} - (1 + n % ${DAYS}) * interval '1 day'`;
  return column;
}
