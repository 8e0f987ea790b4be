import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ui = join(import.meta.dirname, '../../packages/ui');

it('the README of the kit has a line for each of its doors', () => {
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: object };
  const readme = readFileSync(join(ui, 'README.md'), 'utf8');
  const named = new Set(
    [...readme.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm)].flatMap(([, doors = '']) => doors.match(/[\w-]+/g) ?? []),
  );
  const doors = Object.keys(exports).flatMap((door) => (door.endsWith('.css') ? [] : [door.slice('./'.length)]));
  expect(doors.filter((door) => !named.has(door))).toEqual([]);
});
