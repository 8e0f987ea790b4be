import { expect, test } from 'vitest';
import { bytesByPackage } from './bytes-by-package.ts';

const pnpm = '/q/node_modules/.pnpm/react-dom@19/node_modules/react-dom/cjs/client.js';

test('packages and files get the bytes of a page by their share of each script', () => {
  const scripts = [
    { path: 'start.js', kb: 90 },
    { path: 'home.js', kb: 4 },
  ];
  const owners = bytesByPackage(scripts, {
    'start.js': { [pnpm]: 6000, '/q/packages/ui/src/button.tsx': 2000, '/q/hosts/sg/src/edition.ts': 1000 },
    'home.js': { '/q/packages/ui/src/card.tsx': 10, '/q/packages/host/src/home.tsx': 30 },
    'later.js': { '/q/packages/ui/src/sheet.tsx': 5000 },
  });
  expect(owners).toEqual([
    { owner: 'react-dom', kb: 60, files: [{ path: 'cjs/client.js', kb: 60 }] },
    {
      owner: '@quayside/ui',
      kb: 21,
      files: [
        { path: 'src/button.tsx', kb: 20 },
        { path: 'src/card.tsx', kb: 1 },
      ],
    },
    { owner: 'host', kb: 10, files: [{ path: '/q/hosts/sg/src/edition.ts', kb: 10 }] },
    { owner: '@quayside/host', kb: 3, files: [{ path: 'src/home.tsx', kb: 3 }] },
  ]);
});

test.each([
  ['/q/node_modules/@scope/name/index.js', '@scope/name', 'index.js'],
  ['/q/packages/ui/node_modules/clsx/dist/clsx.mjs', 'clsx', 'dist/clsx.mjs'],
  ['\0vite/preload-helper.js', 'host', 'vite/preload-helper.js'],
])('the module %s counts for the owner %s', (module, owner, path) => {
  expect(bytesByPackage([{ path: 'a.js', kb: 1 }], { 'a.js': { [module]: 5 } })).toEqual([
    { owner, kb: 1, files: [{ path, kb: 1 }] },
  ]);
});
