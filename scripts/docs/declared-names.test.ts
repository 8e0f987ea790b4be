import { expect, it } from 'vitest';
import { declaredNames } from './declared-names.ts';

const files: Readonly<Record<string, string>> = {
  'entry-point.d.ts': `import { inner } from './inner/inner.js';
import type { Far } from '@quayside/rules/far';
/**
 * Adds.
 * @param a the first
 * @throws TooLargeError
 */
export declare function add(a: number): number;
export declare function add(a: string): string;
declare const _default: () => import("react").JSX.Element;
export default _default;
export { inner, type Far };
export { renamed as other } from './inner/inner.js';
export { away } from '@quayside/ui/away';
export * from './more.js';
export type Props = {
    /** in words */
    label: string;
};
declare const hidden: 1;
`,
  'inner/inner.d.ts': '/** Within. */\nexport declare const inner: 1;\nexport declare const renamed: 2;\n',
  'more.d.ts': 'export declare class More {\n}\nexport default More;\n',
};
const names = declaredNames('entry-point.d.ts', (path) => files[path]);
const named = (name: string) => names.find((one) => one.name === name);

it('finds every name of an entry point, and no other', () => {
  const all = ['add', 'default', 'inner', 'Far', 'other', 'away', 'More', 'Props'];
  expect(names.map(({ name }) => name)).toEqual(all);
});

it('gives docstrings as Markdown, and overloads as one', () => {
  expect(named('add')).toEqual({
    name: 'add',
    doc: 'Adds.\n\n- `a`: the first\n- throws: TooLargeError',
    code: 'function add(a: number): number;\nfunction add(a: string): string;',
  });
});

it('follows what is handed on inside the package, and says where the rest comes from', () => {
  expect(named('inner')).toMatchObject({ doc: 'Within.', code: 'const inner: 1;' });
  expect(named('other')).toMatchObject({ code: 'const renamed: 2;' });
  expect(named('away')).toMatchObject({ from: '@quayside/ui/away' });
  expect(named('Far')).toMatchObject({ from: '@quayside/rules/far' });
});

it('keeps what is said of members', () => {
  expect(named('Props')?.code).toContain('/** in words */');
});
