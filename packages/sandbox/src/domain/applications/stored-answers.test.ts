import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transit } from '../../kernel/crypto/transit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { openMemory } from '../storage/open-memory.ts';
import { withDecrypted } from './encrypted-answers.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ database: openMemory() });
});
afterAll(() => sandbox.close());

test('stores texts as the schema of their field normalises them', async () => {
  const opening = await TestOpening.start(await sandbox.customer());
  await opening.save('choose', completeAnswers.choose ?? {});
  await opening.save('base-info', {
    ...completeAnswers['base-info'],
    fullName: ' ＴＡＮ　Ｍｅｉ  Ｏ’Ｌｉｎｇ ',
    nameOnId: '葛\u{E0100}城\u202C （大文）',
    taxResidencies: [{ country: 'TH', number: '๑-๑๐๐๐-๐๐๐๐๐-๐๐-๘' }],
  });
  await opening.save('contact-info', {
    ...completeAnswers['contact-info'],
    residentialAddress: { country: 'JP', line1: '〒千代田２～３\u00AD', postalCode: '〒１５０ー０００１' },
  });
  expect((await opening.reload()).answers).toMatchObject({
    'base-info': {
      fullName: "TAN Mei O'Ling",
      nameOnId: '葛\u{E0100}城 (大文)',
      taxResidencies: [{ country: 'TH', number: '1-1000-00000-00-8' }],
    },
    'contact-info': { residentialAddress: { country: 'JP', line1: '〒千代田２～３', postalCode: '150-0001' } },
  });
});

test.each(['A\0', 'A\uD800', '\uDC00'])('refuses an encrypted value that cannot be stored: %j', async (text) => {
  const transit = { open: async () => text } as Partial<Transit> as Transit;
  const step = { sensitive: ['documentNumber'] } as never;
  const opened = withDecrypted(transit, step, { documentNumber: '' }, { documentNumber: 'sealed' });
  await expect(opened).rejects.toThrow(Refusal);
});
