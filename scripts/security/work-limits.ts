import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedTest, namedTestProblems, partsOf } from '../evidence/named-test.ts';

/** Work that one request can cause, and its bound. */
export type WorkLimit = {
  readonly work: string;
  readonly bound: string;
  /** the constants that hold the numbers of the bound, with their values: `path: name = value` */
  readonly constants: readonly NamedTest[];
  readonly by: readonly NamedTest[];
};

/** Where the list stands. */
export const limitsTable = 'scripts/security/work-limits.json';

export const readLimits = (root: string): readonly WorkLimit[] =>
  JSON.parse(readFileSync(join(root, limitsTable), 'utf8')) as readonly WorkLimit[];

/** Returns the section of the page. */
export function limitsSection(limits: readonly WorkLimit[]): string {
  const cell = (named: readonly NamedTest[]) => named.map((one) => `\`${one}\``).join('<br>');
  const files = (constants: readonly NamedTest[]) => [...new Set(constants.map((one) => partsOf(one).path))];
  const rows = limits.map(
    ({ work, bound, constants, by }) => `| ${work} | ${bound} | ${cell(files(constants))} | ${cell(by)} |`,
  );
  return `## Work that one request can cause
The sandbox bounds it, and a broker’s server should. A limit by network counts the 64 first bits of an IPv6 address, or an IPv4 address. It does not count this machine.

| work | bound | where | tests |
|---|---|---|---|
${rows.join('\n')}

A stranger with many networks can fill some bounds:

- Six networks take the part of anonymous logs, and two the codes to a number for new devices, in a quarter of an hour. Customers on a device that logged in before are not affected.
- No device has to solve a task before a code is sent. A broker that is attacked adds one at its gateway.
- An account can have a picture decoded for 20 s at a time. On two cores one thread decodes.`;
}

/** Returns what is wrong with the list: a constant with another value, or a test that is gone. */
export const limitsProblems = (root: string): readonly string[] =>
  readLimits(root).flatMap(({ work, constants, by }) =>
    [...constants, ...by].flatMap((one) => namedTestProblems(root, one)).map((problem) => `${work}: ${problem}`),
  );
