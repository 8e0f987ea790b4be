import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedTest, namedTestProblems } from '../evidence/named-test.ts';
import { limitsProblems, limitsSection, limitsTable, readLimits, type WorkLimit } from './work-limits.ts';

/** An item of OWASP ASVS 5.0.0, level 1 or 2, and how it stands: one of `by`, `absent`, `broker` and `open`. */
export type Item = {
  readonly id: string;
  readonly level: 1 | 2;
  /** tests or files that hold it */
  readonly by?: readonly NamedTest[];
  /** why there is nothing that it could be about */
  readonly absent?: string;
  /** what the broker’s server, network or decisions hold */
  readonly broker?: string;
  /** what is missing */
  readonly open?: string;
};
export type Asvs = { readonly sections: Readonly<Record<string, string>>; readonly items: readonly Item[] };

const table = 'scripts/security/asvs.json';
/** Where the list stands. */
export const page = 'docs/security.md';

export const readAsvs = (root: string): Asvs => JSON.parse(readFileSync(join(root, table), 'utf8')) as Asvs;

const standings = ['by', 'broker', 'absent', 'open'] as const;
const titles = { by: 'held, by a test or file', broker: 'held by the broker', absent: 'not applicable', open: 'open' };
const standingOf = (item: Item) => standings.filter((standing) => item[standing]?.length);

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const loginsSection = `## Logins
The sandbox shows how logins may live and end. A broker’s server decides both.

- A login belongs to one device. A customer may be signed in on any number of devices.
- A login ends after 24 hours without a call, and after 7 days in any case. Its use is written once an hour, so it may end up to an hour earlier. A refused call does not count as use.
- The client then asks for a login. Unsent answers stay on the device for 24 hours after they were typed.
- Sign-out ends the login of this device, and the customer’s open hand-offs to a phone. Logins on other devices continue: customers sign out of one device.
- No call of the sandbox ends all logins of a customer, because it can’t change a mobile number or freeze an account. A broker’s server that can should end them all. \`POST /end-sessions\` of the [test interface](conformance.md) shows what a page then does.

An app may open a page with the token in its address (\`?token=\`), as the specification asks. The page takes it out of address and history before its first resource. Two places keep it:

- The page’s server gets the address with its query. Keep queries out of access logs.
- \`performance.getEntriesByType('navigation')\` keeps the address until the page is loaded again. No script can clear this entry.

We accept the second. Only a script of the page can read the entry. After the customer confirms, local storage has the same token, which is only obfuscated, and such a script can make calls itself. The content security policy is what keeps foreign scripts out.

An app can avoid both. It answers [\`get_user_info\`](native-shell.md) of the bridge with the token, or opens the page with a login code (\`#code=\`). A fragment is not sent to the server. A code works once, within 60 seconds, or within five minutes on the device that read it.`;

/** Returns the whole page. */
export function securityPage({ sections, items }: Asvs, limits: readonly WorkLimit[]): string {
  const count = (standing: (typeof standings)[number]) =>
    items.filter((item) => standingOf(item)[0] === standing).length;
  const chapters = [...Map.groupBy(items, ({ id }) => id.split('.').slice(0, 2).join('.'))];
  const tables = chapters.map(([section, ofIt]) => {
    const rows = ofIt.map((item) => {
      const [standing = 'open'] = standingOf(item);
      const why = item.by?.map((test) => `\`${test.replaceAll('|', '\\|')}\``).join('<br>');
      return row([item.id, `L${item.level}`, titles[standing], why ?? item.absent ?? item.broker ?? item.open ?? '']);
    });
    return `### ${section} ${sections[section]}\n\n| item | level | how it stands | by what, or why |\n|---|---|---|---|\n${rows.join('\n')}`;
  });
  return `# Security
<!-- Written by \`npm run checks -- --write\`. Change scripts/security/asvs.json and scripts/security/work-limits.json instead. -->
Every item of level 1 and 2 of the [OWASP ASVS 5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0/5.0) with a test, a file, or the reason why it is not ours.
The items are the apps’ and the sandbox’s, which shows how a broker’s server behaves. \`npm run checks\` fails when a named test or file is gone.
There has been no audit by anyone outside of this project.

${['| how it stands | items |', '|---|---|', ...standings.map((standing) => row([titles[standing], count(standing)]))].join('\n')}

## Foreign data
\`npm run fuzz\` and the nightly group \`fuzz\` give 10^5 examples each to what reads data from outside:

- uploads, request bodies of every call, machine-readable zones, answers of the app, and logins of an embedding page, by a new seed each night
- page parameters, envelopes of the server, messages of the app and return addresses, in \`npm test\` too

What a fault of the network does to each step is in the [fault matrix](fault-matrix.md). [Licences](licences.md) has the bill of materials.

${limitsSection(limits)}

${loginsSection}

## Items
${tables.join('\n\n')}
`;
}

/** Returns what is wrong with the list: an item without one standing, a test that is gone, a stale page. */
export function securityProblems(root: string): readonly { readonly path: string; readonly message: string }[] {
  const asvs = readAsvs(root);
  const problems = asvs.items.flatMap((item) => [
    ...(standingOf(item).length === 1 ? [] : [`${item.id} needs one of ${standings.join(', ')}`]),
    ...(item.by ?? []).flatMap((test) => namedTestProblems(root, test)).map((problem) => `${item.id}: ${problem}`),
  ]);
  // ASVS 5.0.0 has 70 items of level 1 and 183 of level 2
  const [first, second] = ([1, 2] as const).map((level) => asvs.items.filter((item) => item.level === level).length);
  const stale =
    !existsSync(join(root, page)) || readFileSync(join(root, page), 'utf8') !== securityPage(asvs, readLimits(root));
  return [
    ...problems.map((message) => ({ path: table, message })),
    ...limitsProblems(root).map((message) => ({ path: limitsTable, message })),
    ...(first === 70 && second === 183
      ? []
      : [{ path: table, message: `has ${first} and ${second} items, not 70 and 183` }]),
    ...(stale ? [{ path: page, message: 'is stale: run "npm run checks -- --write"' }] : []),
  ];
}
