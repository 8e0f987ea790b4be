import { exampleSecondLogPath } from '@quayside/contract/calls/log';
import { expect, test } from 'vitest';
import { edition as hk } from '../../hk/src/edition.ts';
import { edition as mainland } from '../../mainland/src/edition.ts';
import { edition as pro } from '../../pro/src/edition.ts';
import { edition as sg } from './edition.ts';

test.each([sg, hk, mainland, pro])(
  'CALL-05 errors of the $name app go to a second log, which the sandbox serves',
  ({ secondLogPath }) => {
    expect(secondLogPath).toBe(exampleSecondLogPath);
  },
);
