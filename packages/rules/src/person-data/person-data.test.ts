import { expect, test } from 'vitest';
import { isChangeableItem, personItemIds } from './person-data.ts';

test('allows the customer to change only the mobile number and the email address', () => {
  expect(personItemIds.filter(isChangeableItem)).toEqual(['mobileno', 'email']);
});
