import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseTestGroups, quickTestGroups, testGroups, testSteps, UnknownGroupError } from './steps.ts';

const root = join(import.meta.dirname, '../..');
type Json = { scripts?: object; tasks?: Record<string, { inputs?: readonly string[] }> } & Record<string, object>;
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Json;

it('chooseTestGroups returns the quick groups, or those of --only', () => {
  expect(chooseTestGroups([])).toEqual(['unit', 'hosts', 'static', 'browser', 'stories', 'embed', 'e2e']);
  expect(chooseTestGroups([], testGroups)).toEqual(testGroups);
  expect(testGroups).toEqual(expect.arrayContaining([...quickTestGroups, 'storybook', 'examples', 'pseudo']));
  for (const only of [['unit,e2e'], ['unit', 'e2e']]) expect(chooseTestGroups(only)).toEqual(['unit', 'e2e']);
  for (const only of ['unti', '']) expect(() => chooseTestGroups([only])).toThrow(UnknownGroupError);
});

describe('turbo.json', () => {
  const { tasks = {} } = json('turbo.json');
  const names = Object.keys(tasks).map((task) => task.replace(/^.*#/, ''));

  it('turbo.json has a task for each step, and each task of tests is a step', () => {
    const used = testSteps.map(({ task }) => task);
    expect(names).toEqual(expect.arrayContaining(used));
    expect(used).toEqual(expect.arrayContaining(names.filter((task) => task.startsWith('test:'))));
  });

  it('turbo.json runs the unit tests of every package, and builds every host', () => {
    const packages = globSync('{packages,hosts}/*/src/**/*.test.ts', { cwd: root }).map((path) =>
      path.split('/').slice(0, 2).join('/'),
    );
    for (const folder of new Set(packages))
      expect(json(`${folder}/package.json`).scripts, folder).toHaveProperty('test:unit');
    for (const path of globSync('hosts/*/package.json', { cwd: root }).map(dirname))
      expect(json(`${path}/package.json`).scripts, path).toHaveProperty('test:build');
  });

  // testing and flow depend on each other, so turbo cannot follow their dependencies.
  it('turbo.json hashes the package testing with every package that it loads', () => {
    const loaded = new Set<string>();
    const load = (name: string) => {
      if (loaded.has(name)) return;
      loaded.add(name);
      const { dependencies, devDependencies, peerDependencies } = json(`packages/${name}/package.json`);
      for (const dependency of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
        if (dependency.startsWith('@quayside/')) load(dependency.replace('@quayside/', ''));
    };
    load('testing');
    const others = [...loaded]
      .filter((name) => name !== 'testing')
      .toSorted()
      .join(',');
    const inputs = tasks['@quayside/testing#sources']?.inputs;
    for (const path of ['src/**', 'package.json'])
      expect(inputs).toContain(`$TURBO_ROOT$/packages/{${others}}/${path}`);
  });
});
