import type { Check } from '../kit/check.ts';
import { accountChecks } from './account.ts';
import { callChecks } from './core-calls.ts';
import { loginChecks } from './core-logins.ts';
import { operationChecks } from './core-operations.ts';
import { derivativeChecks } from './derivatives.ts';
import { digitalIdChecks } from './digital-id.ts';
import { jointChecks } from './joint.ts';
import { draftChecks } from './opening-drafts.ts';
import { encryptionChecks } from './opening-encryption.ts';
import { submissionChecks } from './opening-submission.ts';
import { uploadChecks } from './uploads.ts';
import { w8benChecks } from './w8ben.ts';

/** All checks, in the order of the report. */
export const allChecks: readonly Check[] = [
  ...callChecks,
  ...loginChecks,
  ...operationChecks,
  ...draftChecks,
  ...encryptionChecks,
  ...submissionChecks,
  ...digitalIdChecks,
  ...uploadChecks,
  ...jointChecks,
  ...derivativeChecks,
  ...w8benChecks,
  ...accountChecks,
];
