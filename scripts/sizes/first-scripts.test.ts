import { expect, it } from 'vitest';
import { firstScripts } from './first-scripts.ts';

const files: Record<string, string> = {
  'assets/main.js':
    'import{a as b}from"./react.js";import"./side.js";const later=()=>import("./later.js");export*from"./re.js"',
  'assets/react.js': "import './deep.js'",
  'assets/side.js': '',
  'assets/re.js': '',
  'assets/deep.js': '',
  'assets/screen.js': 'import{x}from"./react.js"',
};

it('a page first requests its scripts, its preloads, and their static imports', () => {
  const html = `<script>const inline = 1</script><link rel="stylesheet" href="/base/assets/main.css"><link rel="modulepreload" crossorigin href="/base/assets/screen.js">
    <script type="module" crossorigin src="/base/assets/main.js"></script>`;
  expect(firstScripts(html, '/base/', (path) => files[path] ?? '')).toEqual(
    ['deep', 'main', 're', 'react', 'screen', 'side'].map((name) => `assets/${name}.js`),
  );
});
