import { expect, test } from 'vitest';
import { mayBeChanged, personItemIds } from './person-data.ts';

test('the customer may change the mobile number and the e-mail address, and nothing else', () => {
  expect(personItemIds.filter(mayBeChanged)).toEqual(['mobileno', 'email']);
});
