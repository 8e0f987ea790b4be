import { expect, test } from 'vitest';
import { checkOverrides } from './check-overrides.ts';

test('checkOverrides accepts the placeholders of the replaced text in any order and number', async () => {
  await expect(checkOverrides()).resolves.toBeUndefined();
  const checked = checkOverrides({
    home: { title: { en: 'Join Harbour' } },
    'opening-choices': { 'tip.identity.text_other': { th: 'หนังสือเดินทางที่ใช้ได้อีก {{months}} เดือน' } },
  });
  await expect(checked).resolves.toBeUndefined();
});

test('checkOverrides rejects missing and unknown placeholders, and names group, key and language', async () => {
  const checked = checkOverrides({
    home: { title: { en: 'Join {{name}}', ja: '口座を開設する' } },
    'opening-choices': { 'tip.identity.text_other': { en: 'A passport valid for six more months.' } },
  });
  await expect(checked).rejects.toThrow(
    [
      'home/title in en: has {{name}}, needs none',
      'opening-choices/tip.identity.text_other in en: has none, needs {{months}}',
    ].join('\n'),
  );
});
