import { expect, it } from 'vitest';
import { scopedStyles } from './scoped-styles.ts';

const own = ':is(.q-root,.q-root *)';

it.each([
  ['*,:before,::backdrop{margin:0}', `${own},${own}:before,${own}::backdrop{margin:0}`],
  [':root,:host{--q:1}', '.q-root:where(:not(.q-root *)){--q:1}'],
  ['button{color:inherit}', `button${own}{color:inherit}`],
  ['@media (hover:hover){.hover\\:a:hover{b:c}}', `@media (hover:hover){.hover\\:a:hover${own}{b:c}}`],
  ['.placeholder\\:x::placeholder{a:b}', `.placeholder\\:x${own}::placeholder{a:b}`],
  ['@keyframes q-spin{to{rotate:1turn}}', '@keyframes q-spin{to{rotate:1turn}}'],
  ['@layer base,utilities;@layer base{a{b:c}}', `a${own}{b:c}`],
  ['@layer utilities{.p-1{padding:4px}}', `.p-1${own}{padding:4px !important}`],
  ['@layer q-tokens{:root{--q:1}}', '@layer q-tokens{.q-root:where(:not(.q-root *)){--q:1}}'],
])('scopedStyles limits %s', (css, scoped) => {
  expect(scopedStyles(css)).toBe(scoped);
});
