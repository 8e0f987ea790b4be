import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenGroups, groups, quickGroups, steps, UnknownGroupError } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, object>;
const scriptsOf = (folder: string) => json(join(folder, 'package.json')).scripts ?? {};
const foldersWith = (tests: string) =>
  new Set(
    globSync(`{packages,hosts}/*/src/${tests}`, { cwd: root }).map((path) => path.split('/').slice(0, 2).join('/')),
  );

describe('npm test -- --only', () => {
  it('runs the quick groups unless told otherwise', () => {
    expect(chosenGroups([])).toEqual(['unit', 'hosts', 'static', 'browser', 'stories', 'embed', 'e2e']);
    expect(chosenGroups([], groups)).toEqual(groups);
    expect(groups).toEqual(expect.arrayContaining([...quickGroups, 'storybook', 'examples', 'pseudo']));
  });

  it.each([[['unit,e2e']], [['unit', 'e2e']]])('takes names: %j', (only) => {
    expect(chosenGroups(only)).toEqual(['unit', 'e2e']);
  });

  it.each([[['unti']], [['']]])('refuses %j', (only) => {
    expect(() => chosenGroups(only)).toThrow(UnknownGroupError);
  });
});

describe('the tasks of npm test', () => {
  const tasks = Object.keys(json('turbo.json').tasks ?? {}).map((task) => task.replace(/^.*#/, ''));

  it.each(steps.map(({ task }) => task))('turbo.json says what %s reads', (task) => {
    expect(tasks).toContain(task);
  });

  it.each(tasks.filter((task) => task.startsWith('test:')))('npm test runs %s', (task) => {
    expect(steps.map((step) => step.task)).toContain(task);
  });

  it.each([...foldersWith('**/*.test.ts')])('the unit tests of %s run', (folder) => {
    expect(scriptsOf(folder)).toHaveProperty('test:unit', 'node ../../scripts/testing/part.ts unit');
  });

  it.each(globSync('hosts/*/package.json', { cwd: root }).map(dirname))('%s is built', (folder) => {
    expect(scriptsOf(folder)).toHaveProperty('test:build');
  });

  // It and flow depend on each other, so turbo cannot follow its dependencies.
  it('hash testing with every package that it loads', () => {
    const loaded = new Set<string>();
    const load = (name: string) => {
      if (loaded.has(name)) return;
      loaded.add(name);
      const { dependencies, devDependencies, peerDependencies } = json(`packages/${name}/package.json`);
      for (const dependency of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
        if (dependency.startsWith('@quayside/')) load(dependency.replace('@quayside/', ''));
    };
    load('testing');
    const names = [...loaded].filter((name) => name !== 'testing').toSorted();
    const { inputs } = (json('turbo.json').tasks as Record<string, { inputs?: readonly string[] }>)[
      '@quayside/testing#sources'
    ] as { inputs: readonly string[] };
    expect(inputs).toContain(`$TURBO_ROOT$/packages/{${names.join(',')}}/src/**`);
    expect(inputs).toContain(`$TURBO_ROOT$/packages/{${names.join(',')}}/package.json`);
  });
});
