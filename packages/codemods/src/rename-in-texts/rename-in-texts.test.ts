import { describe, expect, it, test } from 'vitest';
import { renamedKeys } from '../renamed-keys.ts';
import { renameInTexts } from './rename-in-texts.ts';

const renamed = (files: Record<string, string>) =>
  Object.fromEntries(renameInTexts(new Map(Object.entries(files)), renamedKeys));
const lines = (...all: string[]) => `${all.join('\n')}\n`;

describe("an app's own words for errors.offline", () => {
  test('keep their place where keys carry their group', () => {
    const before = lines('{', '\t"a.b": "1",', '\t"errors.offline": "Kein Netz",', '\t"errors.busy": "2"', '}');
    expect(renamed({ 'de.json': before })).toEqual({
      'de.json': before.replace('errors.offline', 'flow.loadFailed.offline'),
    });
  });

  test('move to the other object where groups are objects, at any depth', () => {
    const before = '{"de":{"flow":{"continue":"Weiter"},"errors":{"offline":"Kein Netz","busy":"Voll"}}}';
    expect(renamed({ 'words.json': before })).toEqual({
      'words.json': '{"de":{"flow":{"continue":"Weiter","loadFailed.offline":"Kein Netz"},"errors":{"busy":"Voll"}}}',
    });
  });

  test('take their group with them where nothing else is in it', () => {
    expect(renamed({ 'de.json': '{"errors":{"offline":"Kein Netz"}}' })).toEqual({
      'de.json': '{"flow":{"loadFailed.offline":"Kein Netz"}}',
    });
  });

  test('move to the file of the other group, which may be new', () => {
    const files = {
      'texts/errors/th.json': lines('{', '    "busy": "ไม่ว่าง",', '    "offline": "ไม่มีเครือข่าย"', '}'),
      'texts/errors/ja.json': lines('{', '    "offline": "圏外"', '}'),
      'texts/flow/ja.json': lines('{', '    "continue": "次へ"', '}'),
      'texts/home/th.json': lines('{', '    "offline": "x"', '}'),
    };
    expect(renamed(files)).toEqual({
      'texts/errors/th.json': lines('{', '    "busy": "ไม่ว่าง"', '}'),
      'texts/flow/th.json': lines('{', '    "loadFailed.offline": "ไม่มีเครือข่าย"', '}'),
      'texts/errors/ja.json': lines('{}'),
      'texts/flow/ja.json': lines('{', '    "continue": "次へ",', '    "loadFailed.offline": "圏外"', '}'),
    });
  });

  test('do not replace what stands under the new key already', () => {
    expect(renamed({ 'de.json': '{"errors.offline":"alt","flow.loadFailed.offline":"neu"}' })).toEqual({
      'de.json': '{"flow.loadFailed.offline":"neu"}',
    });
  });
});

it('leaves files without a renamed key', () => {
  expect(renamed({ 'de.json': '{"errors":{"busy":"Voll"},"offline":"x","errors.busy":["offline"]}' })).toEqual({});
});
