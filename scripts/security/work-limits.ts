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

- Six networks take the part of anonymous logs of an hour. Customers have their own part.
- Two networks take the six codes of an hour that a number may get on new devices. It takes 15 minutes. A further new device then waits for 45 minutes, until an hour after the first code.
- A stranger who repeats this each hour keeps a customer from logging in on a new device, and from registering. A device that logged in with the number in the last 400 days still gets codes: four of the ten an hour are for such devices.
- More codes for new devices would only ask for more networks, and each code is an SMS to the customer. Only a task before each code, such as a captcha, prevents this. The sandbox has none. A broker that is attacked adds one at its gateway.
- An account can have a picture decoded for 20 s at a time. On two cores one thread decodes.`;
}

/** Returns what is wrong with the list: a constant with another value, or a test that is gone. */
export const limitsProblems = (root: string): readonly string[] =>
  readLimits(root).flatMap(({ work, constants, by }) =>
    [...constants, ...by].flatMap((one) => namedTestProblems(root, one)).map((problem) => `${work}: ${problem}`),
  );
