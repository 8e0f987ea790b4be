import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startDisplay } from './display.ts';

test.skipIf(!existsSync('/usr/bin/Xvfb'))(
  'every display has a number of its own, until it ends',
  { tags: ['night'] },
  async () => {
    const displays = await Promise.all([1, 2].map(() => startDisplay({ width: 390, height: 844 })));
    const sockets = displays.map(({ name }) => `/tmp/.X11-unix/X${name.slice(1)}`);
    expect(new Set(sockets).size).toBe(2);
    expect(sockets.map((socket) => existsSync(socket))).toEqual([true, true]);
    await Promise.all(displays.map(({ end }) => end()));
    expect(sockets.map((socket) => existsSync(socket))).toEqual([false, false]);
  },
);
