import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PreloadListsError, splitPreloadLists } from './preload-lists.ts';

const code =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/b.js","assets/c.js"])))=>i.map(i=>d[i]);\n' +
  'const load=(_,files)=>files??[];globalThis.asked=()=>[load(1,__vite__mapDeps([0,2])),load(2,__vite__mapDeps([1])),load(3,__vite__mapDeps([0,2])),load(4,[])];';

/** Runs scripts as classic scripts of one page, and returns what `asked` then preloads. */
function preloadedAfter(...scripts: readonly string[]): unknown {
  const page = createContext({});
  for (const script of scripts) runInContext(script, page);
  return JSON.parse(String(runInContext('JSON.stringify(asked())', page)));
}

test('imports preload the same chunks once the lists have come, and none before', () => {
  const { script, lists } = splitPreloadLists(code);
  expect(preloadedAfter(script)).toEqual([[], [], [], []]);
  const wanted = [['assets/a.js', 'assets/c.js'], ['assets/b.js'], ['assets/a.js', 'assets/c.js'], []];
  expect(preloadedAfter(code)).toEqual(wanted);
  expect(preloadedAfter(script, lists)).toEqual(wanted);
  expect(preloadedAfter(lists, script)).toEqual(wanted);
});

test('the script names no chunk to preload', () => {
  expect(splitPreloadLists(code).script).not.toContain('assets/');
});

test('another form of the lists fails the build', () => {
  expect(() => splitPreloadLists(code.replace('m.f||', 'm.g||'))).toThrow(PreloadListsError);
  expect(() => splitPreloadLists(code.replaceAll('__vite__mapDeps([', '__vite__mapDeps( ['))).toThrow(
    PreloadListsError,
  );
});
