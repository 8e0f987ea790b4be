import { expect, test } from 'vitest';
import { encryptSensitiveAnswers } from './encrypt-sensitive-answers.ts';

const encrypt = async (text: string) => `sealed(${text.length})`;

test('CRYPT-01 encrypts sensitive answers, and returns them separately by path', async () => {
  const typed = {
    fullName: 'Tan Mei Ling',
    documentNumber: 'A12345678',
    taxResidencies: [
      { country: 'MY', number: 'IG115002000' },
      { country: 'AE', reason: 'not-issued' },
    ],
  };
  const sealed = await encryptSensitiveAnswers(typed, ['documentNumber', 'taxResidencies.*.number'], encrypt);
  expect(sealed).toEqual({
    answers: {
      ...typed,
      documentNumber: '',
      taxResidencies: [
        { country: 'MY', number: '' },
        { country: 'AE', reason: 'not-issued' },
      ],
    },
    encrypted: { documentNumber: 'sealed(9)', 'taxResidencies.0.number': 'sealed(11)' },
  });
  expect(JSON.stringify(sealed)).not.toMatch(/A12345678|IG115002000/);
  expect(typed.documentNumber).toBe('A12345678');
});

test('CRYPT-01 does not encrypt empty fields', async () => {
  expect(await encryptSensitiveAnswers({ documentNumber: '' }, ['documentNumber', 'rows.*.number'], encrypt)).toEqual({
    answers: { documentNumber: '' },
    encrypted: undefined,
  });
});

test('CRYPT-01 F63 rejects if a text cannot be encrypted', async () => {
  const refuse = () => Promise.reject(new Error('no key'));
  await expect(encryptSensitiveAnswers({ documentNumber: 'A12345678' }, ['documentNumber'], refuse)).rejects.toThrow(
    'no key',
  );
});
