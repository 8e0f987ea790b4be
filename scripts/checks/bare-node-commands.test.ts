import { expect, it } from 'vitest';
import { bareNodeCommands } from './bare-node-commands.ts';

const lines = (text: string) => bareNodeCommands({ path: 'docs/a.md', text }).map(({ line }) => line);

it.each(['Run `node scripts/kit.ts`.', 'run "node --conditions=source scripts/checks.ts --write"'])(
  'names the line of %s, which an older Node does not run',
  (command) => {
    expect(lines(`A page.\n${command}`)).toEqual([2]);
  },
);

it.each([
  'Run `npm run kit`.',
  '`node scripts/run.mjs exec -- node --conditions=source packages/sandbox/src/main.ts`',
  '`node scripts/run.mjs exec -- node packages/rules/scripts/generate.mjs`',
])('accepts %s', (command) => {
  expect(lines(command)).toEqual([]);
});
