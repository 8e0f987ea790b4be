import { expect, test } from 'vitest';
import { mayBeChanged, personItemIds } from './person-data.ts';

test('allows the customer to change only the mobile number and the email address', () => {
  expect(personItemIds.filter(mayBeChanged)).toEqual(['mobileno', 'email']);
});
