import { expect, test } from 'vitest';
import { untestedFaults } from './faults.ts';

const naming = (text: string) => untestedFaults([{ path: 'a.test.ts', text }]).map(({ message }) => message);

test('a fault that no test names is a problem, and one that no test can name is none', () => {
  const messages = naming("test('F01 F02 keeps the answer')");
  expect(messages).toHaveLength(70 - 2 - 5);
  expect(messages).toContain('no test names the fault F70');
  expect(messages.join(' ')).not.toMatch(/F0[12]|F18/);
});
