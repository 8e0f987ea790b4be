import { expect, test } from 'vitest';
import { shadowStyles } from './shadow-styles.ts';

test('replaces @property with Tailwind’s fallback', () => {
  const tailwind =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))) or (x:y){*{--tw-shadow:0 0 #0000}}}@property --tw-shadow{syntax:"*";inherits:false}';
  expect(shadowStyles(tailwind)).toBe('@layer properties{@media all{*{--tw-shadow:0 0 #0000}}}');
});

test('converts rem lengths to the customer’s font size, but not class names and conditions', () => {
  expect(shadowStyles('.w-\\[1\\.5rem\\]{width:1.5rem;margin:-.25rem auto 0 2rem}')).toBe(
    '.w-\\[1\\.5rem\\]{width:calc(1.5*var(--q-rem));margin:calc(-.25*var(--q-rem)) auto 0 calc(2*var(--q-rem))}',
  );
  expect(shadowStyles('@media (width>=40rem){a:hover .h-\\[1rem\\]{color:red}}')).toBe(
    '@media (width>=40rem){a:hover .h-\\[1rem\\]{color:red}}',
  );
});

test('replaces :root with :host', () => {
  expect(shadowStyles(':root,.skin-white{--q-surface:#fff}')).toBe(':host,.skin-white{--q-surface:#fff}');
});
