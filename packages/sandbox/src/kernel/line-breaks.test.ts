import { expect, test } from 'vitest';
import { splitPhrases } from './line-breaks.ts';

test.each([
  ['お申し込みについてご対応が必要です', ['お申し込みについて', 'ご対応が', '必要です']],
  ['口座が開設されました', ['口座が', '開設されました']],
  ['お申し込みはまもなく削除されます', ['お申し込みはまもなく', '削除されます']],
  ['W-8BENフォームを更新してください', ['W-8BEN', 'フォームを', '更新してください']],
])('breaks a heading in %s between phrases', (text, phrases) => expect(splitPhrases(text)).toEqual(phrases));
