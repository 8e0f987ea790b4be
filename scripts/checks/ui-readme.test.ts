import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ui = join(import.meta.dirname, '../../packages/ui');

it('the README of the kit has a line for each of its entry points', () => {
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: object };
  const readme = readFileSync(join(ui, 'README.md'), 'utf8');
  const named = new Set(
    [...readme.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm)].flatMap(
      ([, entryPoints = '']) => entryPoints.match(/[\w-]+/g) ?? [],
    ),
  );
  const entryPoints = Object.keys(exports).flatMap((entryPoint) =>
    entryPoint.endsWith('.css') ? [] : [entryPoint.slice('./'.length)],
  );
  expect(entryPoints.filter((entryPoint) => !named.has(entryPoint))).toEqual([]);
});
