import { expect, test } from 'vitest';
import { markPhrases } from './phrases.ts';

const visible = (text: string) => markPhrases(text).replaceAll('\u200b', '|');

test.each([
  ['読み取れません。撮り直してください。', '読み取れません。|撮り直してください。'],
  ['口座を開設しています。', '口座を|開設しています。'],
  ['{{date}}までに内容が正しいことを確認してください。', '{{date}}までに|内容が|正しいことを|確認してください。'],
  ['納税者番号が正しくありません。', '納税者番号が|正しくありません。'],
  ['サウスサンドウィッチ諸島', 'サウスサンドウィッチ|諸島'],
  ['保有資産から負債を差し引いた額（マイナスも可）', '保有資産から|負債を|差し引いた|額|（マイナスも|可）'],
  ['= {{formula}}（マイナスの場合は0）', '= {{formula}}（マイナスの|場合は|0）'],
])('markPhrases marks the phrases of %s', (text, phrases) => expect(visible(text)).toBe(phrases));

test('markPhrases changes a text only by inserting marks', () => {
  const text = '有効期間が6か月以上残っているパスポート、または身分証明書の両面';
  expect(markPhrases(text).replaceAll('\u200b', '')).toBe(text);
});
