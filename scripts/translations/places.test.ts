import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groupsIn, readPack, stemOf } from './packs.ts';
import { placeOf, placesOf, readPlaces, type StoryPlaces } from './places.ts';

const root = join(import.meta.dirname, '../..');

describe('the places of texts', () => {
  const recorded = new Map<string, StoryPlaces>([
    ['screens-a', { shown: { 'flow/next': 'button', 'home/title': 'heading' }, askedFor: ['home/gone'] }],
    ['screens-b', { shown: { 'home/title': 'bar' }, askedFor: ['home/title', 'home/said'] }],
  ]);
  const before = { home: { unseen: 'label screens-old', removed: 'label screens-old' } };
  const places = placesOf(['flow/next', 'home/title', 'home/said', 'home/unseen'], recorded, before);

  test('one story shows as many texts as possible, and each text has the tightest of its places', () => {
    expect(places.flow).toEqual({ next: 'button screens-a' });
    expect(places.home?.title).toBe('bar screens-a');
  });

  test('a text that a story only asked for is found in it, and one that no story knows keeps its place', () => {
    expect(places.home?.said).toBe('sentence screens-b');
    expect(places.home?.unseen).toBe('label screens-old');
    expect(places.home?.removed).toBeUndefined();
  });

  test('a run of some stories moves no text of another story', () => {
    const earlier = { home: { title: 'heading screens-elsewhere', said: 'label screens-b' } };
    const after = placesOf(['home/title', 'home/said'], recorded, earlier);
    expect(after.home).toEqual({ title: 'heading screens-elsewhere', said: 'sentence screens-b' });
  });

  test('a text without a place gets the story that shows most of its group', () => {
    expect(placeOf(places, 'flow', 'other')).toEqual({ kind: 'sentence', story: 'screens-a', shows: 'group' });
    expect(placeOf(places, 'nowhere', 'other')).toBeUndefined();
  });
});

test('every text of an app has a story, and every story exists', () => {
  const places = readPlaces(root);
  const titles = globSync('packages/*/src/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
    .map((path) => /title: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? '')
    .map((title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  const problems = groupsIn(root).flatMap((group) =>
    Object.keys(readPack(root, group, 'en')).flatMap((key) => {
      if (group === 'sandbox') return []; // the server's pages and emails have no stories
      const story = placeOf(places, group, stemOf(key))?.story.split('--')[0] ?? '';
      return titles.includes(story) ? [] : [`${group}/${key}: "${story}" is no story`];
    }),
  );
  expect(problems).toEqual([]);
});
