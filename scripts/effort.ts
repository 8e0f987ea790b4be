import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Budget, budgets, personas } from './effort/budgets.ts';
import { type Effort, type EffortLimits, type ScreenEffort, secondsOn } from './effort/klm.ts';
import { screenSecondsOf, screenSecondsSource } from './effort/screen-seconds.ts';
import { root } from './services/services.ts';

/**
 * `npm run effort`: opens an account as six customers in Chromium, counts what they do, and prints the times of the keystroke-level model (docs/effort.md).
 * `--screens` prints a table for each customer's screens. It writes `.quayside/effort.json` and fails above today's budgets. `--write` makes the measured
 * figures today's budgets, and writes the table of the page and the seconds of each screen, from which the minutes left are computed.
 */
const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, screens: { type: 'boolean', default: false } },
});
const folder = `${root}/.quayside/effort`;
rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync('playwright', ['test', '--grep', 'the effort of|F01 F20|by keyboard only'], {
  stdio: 'inherit',
  env: { ...process.env, QUAYSIDE_EFFORT: values.write ? 'written' : 'checked' },
});

type Recorded = Effort & { readonly list: readonly ScreenEffort[] };
const measured = personas.flatMap((persona) => {
  const file = `${folder}/${persona}.json`;
  return existsSync(file) ? [{ persona, effort: JSON.parse(readFileSync(file, 'utf8')) as Recorded }] : [];
});
const lines = [
  '| persona | screens | taps | keys | typed characters | text boxes | heights | scrolled | words | minutes | reading every word |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
  ...measured.flatMap(({ persona, effort }) => [row(persona, effort), ...goalOf(budgets[persona])]),
];
if (values.screens) for (const { persona, effort } of measured) console.log(screensOf(persona, effort));
console.log(lines.join('\n'));
writeFileSync(`${root}/.quayside/effort.json`, JSON.stringify(measured, null, 2));

if (values.write) {
  const runs = measured.filter(({ persona }) => persona !== 'keyboard').map(({ effort }) => effort.list);
  const table = screenSecondsSource(screenSecondsOf(runs));
  writeFileSync(`${root}/packages/rules/src/progress/screen-seconds.ts`, table);
  const next = Object.fromEntries(
    personas.map((persona) => {
      const effort = measured.find((one) => one.persona === persona)?.effort;
      return [persona, effort ? { ...budgets[persona], today: limitsOf(effort) } : budgets[persona]];
    }),
  );
  writeFileSync(`${root}/scripts/effort/budgets.json`, `${JSON.stringify(next, null, 2)}\n`);
  const page = `${root}/docs/effort.md`;
  const tableOfPage = /(?<=<!-- table: npm run effort -- --write -->\n)[^]*?(?=<!-- end -->)/;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(tableOfPage, `Measured on ${date}.\n\n${lines.join('\n')}\n\n`),
  );
}
process.exitCode = status ?? 1;

function row(persona: string, effort: Effort): string {
  const { screens, taps, keys, typed, boxes, heights, scrolled, words, seconds, secondsReading } = effort;
  const counted = [screens, taps, keys, typed, boxes, heights, scrolled, words];
  return `| ${[`**${persona}**`, ...counted, minutesOf(seconds), minutesOf(secondsReading)].join(' | ')} |`;
}

/** Returns the table of one customer's screens, in the order of the visit. */
function screensOf(persona: string, { list }: Recorded): string {
  const rows = list.map((screen) => {
    const { path, taps, keys, typed, boxes, heights, words } = screen;
    const name = path.replace(/^https?:\/\/[^/]+(\/acct\/open-account)?/, '');
    return `| ${[name, taps, keys, typed, boxes, heights.toFixed(2), words, secondsOn(screen).toFixed(1)].join(' | ')} |`;
  });
  const head = `| ${persona} | taps | keys | typed | boxes | heights | words | seconds |\n|---|---|---|---|---|---|---|---|`;
  return `${[head, ...rows].join('\n')}\n`;
}

function goalOf({ goal }: Budget): string[] {
  if (!goal) return [];
  const { taps, boxes = '', heights, minutes } = goal;
  return [`| ${['goal', '', taps, '', '', boxes, heights, '', '', minutes, ''].join(' | ')} |`];
}

/** Words change with a text, so heights and minutes have a little room. */
function limitsOf({ taps, boxes, heights, seconds }: Effort): EffortLimits {
  return { taps, boxes, heights: Math.ceil(heights + 0.5), minutes: Math.ceil(minutesOf(seconds) * 10 + 2) / 10 };
}

function minutesOf(seconds: number): number {
  return Math.round(seconds / 6) / 10;
}
