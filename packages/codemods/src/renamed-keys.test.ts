import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renamedKeys, type TextKey } from './renamed-keys.ts';

const isText = ({ group, key }: TextKey) => {
  const pack = new URL(`../../i18n/src/text/${group}/en.json`, import.meta.url);
  return existsSync(pack) && key in (JSON.parse(readFileSync(pack, 'utf8')) as object);
};

test.each(renamedKeys.map((renamed) => [`${renamed.from.group}.${renamed.from.key}`, renamed] as const))(
  '%s is gone, and what replaces it is there',
  (_, { from, to }) => {
    expect([isText(from), isText(to)]).toEqual([false, true]);
  },
);
