import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HostManifestError, readHosts } from './hosts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-hosts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, quayside?: object) => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ quayside }));
};

test('finds each host by its folder, Singapore first and further editions last', () => {
  write('my', { title: 'Malaysia', port: 4060 });
  write('hk', { title: 'Hong Kong', port: 4002 });
  write('sg', { title: 'Singapore', port: 4012 });
  mkdirSync(join(folder, 'dist'));
  expect(readHosts(folder)).toEqual([
    { name: 'sg', title: 'Singapore', port: 4012 },
    { name: 'hk', title: 'Hong Kong', port: 4002 },
    { name: 'my', title: 'Malaysia', port: 4060 },
  ]);
});

test.each([[undefined], [{ title: 'Malaysia' }], [{ title: '', port: 4060 }], [{ title: 'Malaysia', port: 70_000 }]])(
  'says what a host with %j lacks',
  (quayside) => {
    write('my', quayside);
    expect(() => readHosts(folder)).toThrow(HostManifestError);
  },
);
