import { expect, test } from 'vitest';
import { createFirstStyles } from './first-styles.ts';

const css = `
@property --q-used{syntax:"*";inherits:false}
@property --q-unused{syntax:"*";inherits:false}
@layer properties{@supports (color:red){*{--q-fallback:0}}}
.md\\:flex{display:flex;top:var(--q-used)}
.grid{display:grid}
table{border:0}
em{color:red}
[data-state=open]{opacity:1}
[data-skin=black]{color:white}
`;

const page = (text: string, label: string) =>
  `<main class="md:flex" data-state="open" aria-label="${label}"><table><tbody><tr><td>${text}</td></tr></tbody></table></main>`;

test('the first styles retain the rules that the HTML needs, and those of all skins', async () => {
  const first = await createFirstStyles(css)(page('Hello', 'Welcome'));
  for (const rule of ['md\\:flex', 'table', 'data-state', 'data-skin', '@property --q-used'])
    expect(first).toContain(rule);
  for (const rule of ['grid', 'em{', '--q-unused', '--q-fallback']) expect(first).not.toContain(rule);
});

test('the first styles retain no rules that only texts and labels match', async () => {
  const firstStyles = createFirstStyles(css);
  expect(await firstStyles(page('em grid', 'grid em'))).toBe(await firstStyles(page('こんにちは', 'ようこそ')));
});

test('the first styles of pages with different HTML differ', async () => {
  const firstStyles = createFirstStyles(css);
  expect(await firstStyles('<p class="grid"></p>')).toContain('grid');
  expect(await firstStyles('<p></p>')).not.toContain('grid');
});
