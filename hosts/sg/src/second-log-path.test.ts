import { exampleSecondLogPath } from '@quayside/contract/calls/log';
import { expect, test } from 'vitest';
import { edition as hk } from '../../hk/src/edition.ts';
import { edition as mainland } from '../../mainland/src/edition.ts';
import { edition as pro } from '../../pro/src/edition.ts';
import { edition as sg } from './edition.ts';

test.each([sg, hk, mainland, pro])(
  'CALL-05 the $name app sends errors to a second log path, which the sandbox serves',
  ({ secondLogPath }) => {
    expect(secondLogPath).toBe(exampleSecondLogPath);
  },
);
