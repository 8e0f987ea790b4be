import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PreloadListsError, splitPreloadLists } from './preload-lists.ts';

const code =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/b.js","assets/c.js"])))=>i.map(i=>d[i]);\n' +
  'const load=(_,files)=>files??[];globalThis.asked=()=>[load(1,__vite__mapDeps([0,2])),load(2,__vite__mapDeps([1])),load(3,__vite__mapDeps([0,2])),load(4,[])];';

/** Runs scripts as classic scripts of one page, and returns the chunks that `asked` then preloads. */
function preloadedAfter(...scripts: readonly string[]): unknown {
  const page = createContext({});
  for (const script of scripts) runInContext(script, page);
  return JSON.parse(String(runInContext('JSON.stringify(asked())', page)));
}

const other = code.replace('"assets/a.js","assets/b.js"', '"assets/b.js","assets/d.js"').replace('asked', 'askedOther');

test('imports preload no chunks before the lists have loaded, and the same chunks afterwards', () => {
  const { scripts, lists } = splitPreloadLists([code]);
  expect(preloadedAfter(...scripts)).toEqual([[], [], [], []]);
  const wanted = [['assets/a.js', 'assets/c.js'], ['assets/b.js'], ['assets/a.js', 'assets/c.js'], []];
  expect(preloadedAfter(code)).toEqual(wanted);
  expect(preloadedAfter(...scripts, lists)).toEqual(wanted);
  expect(preloadedAfter(lists, ...scripts)).toEqual(wanted);
});

test('splitPreloadLists puts the lists of several scripts into one, and leaves a script without a list unchanged', () => {
  const { scripts, lists } = splitPreloadLists([code, 'globalThis.plain=1;', other]);
  expect(scripts[1]).toBe('globalThis.plain=1;');
  const page = (script = '') => preloadedAfter(lists, `{${script}}`);
  expect(page(scripts[0])).toEqual(preloadedAfter(code));
  expect(page(scripts[2]?.replace('askedOther', 'asked'))).toEqual(
    preloadedAfter(other.replace('askedOther', 'asked')),
  );
});

test('splitPreloadLists removes the names of chunks from the scripts', () => {
  expect(splitPreloadLists([code, other]).scripts.join()).not.toContain('assets/');
});

test('splitPreloadLists throws for an unknown format of the lists', () => {
  for (const changed of [code.replace('m.f||', 'm.g||'), code.replaceAll('__vite__mapDeps([', '__vite__mapDeps( [')])
    for (const codes of [[changed], [code, changed]]) expect(() => splitPreloadLists(codes)).toThrow(PreloadListsError);
});
