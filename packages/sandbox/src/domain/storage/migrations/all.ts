import type { Migration } from '../../../kernel/storage/database.ts';
import initial from './0001-initial.ts';
import joint from './0002-joint.ts';
import identityChecks from './0003-identity-checks.ts';
import reviewRequests from './0004-review-requests.ts';
import digitalId from './0005-digital-id.ts';
import evidence from './0006-evidence.ts';
import customers from './0007-customers.ts';
import handOff from './0008-hand-off.ts';
import quizTries from './0009-quiz-tries.ts';
import draftLife from './0010-draft-life.ts';
import w8ben from './0011-w8ben.ts';
import faceReason from './0012-face-reason.ts';
import appType from './0013-app-type.ts';
import w8benOfEachHolder from './0014-w8ben-of-each-holder.ts';
import appOfRequests from './0015-app-of-requests.ts';
import errorRecordsOfASource from './0016-error-records-of-a-source.ts';
import loginChallenge from './0017-login-challenge.ts';
import documentReading from './0018-document-reading.ts';
import indexes from './0019-indexes.ts';
import codesOfAnAsker from './0020-codes-of-an-asker.ts';
import operationsEvents from './0021-operations-events.ts';
import draftsWithFiles from './0022-drafts-with-files.ts';
import waitingApplications from './0023-waiting-applications.ts';
import replies from './0024-replies.ts';
import quotas from './0025-quotas.ts';
import useOfLogins from './0026-use-of-logins.ts';
import queueIndexes from './0027-queue-indexes.ts';

/** All migrations with their names, in the order in which they run. Add new ones at the end. */
export const allMigrations: readonly Migration[] = [
  { name: '0001-initial', sql: initial },
  { name: '0002-joint', sql: joint },
  { name: '0003-identity-checks', sql: identityChecks },
  { name: '0004-review-requests', sql: reviewRequests },
  { name: '0005-digital-id', sql: digitalId },
  { name: '0006-evidence', sql: evidence },
  { name: '0007-customers', sql: customers },
  { name: '0008-hand-off', sql: handOff },
  { name: '0009-quiz-tries', sql: quizTries },
  { name: '0010-draft-life', sql: draftLife },
  { name: '0011-w8ben', sql: w8ben },
  { name: '0012-face-reason', sql: faceReason },
  { name: '0013-app-type', sql: appType },
  { name: '0014-w8ben-of-each-holder', sql: w8benOfEachHolder },
  { name: '0015-app-of-requests', sql: appOfRequests },
  { name: '0016-error-records-of-a-source', sql: errorRecordsOfASource },
  { name: '0017-login-challenge', sql: loginChallenge },
  { name: '0018-document-reading', sql: documentReading },
  { name: '0019-indexes', sql: indexes },
  { name: '0020-codes-of-an-asker', sql: codesOfAnAsker },
  { name: '0021-operations-events', sql: operationsEvents },
  { name: '0022-drafts-with-files', sql: draftsWithFiles },
  { name: '0023-waiting-applications', sql: waitingApplications },
  { name: '0024-replies', sql: replies },
  { name: '0025-quotas', sql: quotas },
  { name: '0026-use-of-logins', sql: useOfLogins },
  { name: '0027-queue-indexes', sql: queueIndexes },
];
