import { scenarios } from '@quayside/sandbox/scenarios';
import { describe, expect, test } from 'vitest';
import { getOutcome, outcomes } from './outcomes.ts';

describe('outcomes of an application', () => {
  test.each([
    ['draft', 'to-fix', 'go-on'],
    ['due', 'to-fix', 'next'],
    ['submitted', 'waiting', 'view-status'],
    ['under-review', 'waiting', 'home'],
    ['late', 'waiting', 'contact'],
    ['other-corrects', 'waiting', 'home'],
    ['sent-back', 'to-fix', 'fix'],
    ['asked', 'to-fix', 'add'],
    ['corrected', 'to-fix', 'send'],
    ['opened', 'final', 'next'],
    ['refused', 'final', 'contact'],
    ['refused-call-first', 'final', 'contact'],
    ['refused-may-retry', 'final', 'apply-again'],
  ] as const)('gives the outcome %s the family %s and the action %s', (outcome, family, primary) => {
    expect(outcomes[outcome]).toMatchObject({ family, primary });
  });

  test('links home only in outcomes for which the customer waits', () => {
    expect(Object.keys(outcomes)).toHaveLength(13);
    const home = Object.values(outcomes).filter(({ primary }) => primary === 'home');
    expect(home.map(({ family }) => family)).toEqual(['waiting', 'waiting']);
  });
});

test('returns an outcome for each sandbox scenario with a submitted application', () => {
  const byOutcome = Object.groupBy(
    scenarios.filter(({ expect: { state } }) => state && state !== 'draft'),
    ({ fixture, expect: { state, rejected = {} } }) =>
      getOutcome({ state: state ?? 'draft', failure: failureOf(fixture.failure), partSubmittedAt: null }, [
        ...Object.keys(rejected).map(() => ({ state: 'rejected' }) as const),
        ...Object.keys({ ...fixture.asked, ...fixture.before?.askedLater }).map(() => ({ state: 'asked' }) as const),
      ]),
  );
  const ids = Object.fromEntries(Object.entries(byOutcome).map(([name, all]) => [name, all.map(({ id }) => id)]));
  expect(ids).toMatchInlineSnapshot(`
    {
      "asked": [
        "documents-asked",
        "account-margin-call-and-more",
        "account-document-and-w8ben",
        "document-asked",
      ],
      "corrected": [
        "corrected-to-sign",
        "corrected-and-signed",
      ],
      "opened": [
        "opened-after-correction",
        "opened-cash",
        "opened-margin",
        "account-invested",
        "account-on-loan",
        "account-margin-call",
        "account-unsettled",
        "account-ten-thousand",
        "account-price-missing",
        "account-prices-old",
        "account-cfd",
        "account-derivatives",
        "tier-intel",
        "margin-upgraded",
        "information-changed",
        "document-accepted",
        "options-opened",
        "futures-opened",
        "cfd-opened",
        "cfd-to-renew",
        "w8ben-updated",
        "w8ben-second-updated",
      ],
      "refused": [
        "failed-final",
        "margin-declined",
        "futures-failed",
        "cfd-failed",
      ],
      "refused-call-first": [
        "tier-declined",
        "information-declined",
        "document-declined",
        "w8ben-declined",
      ],
      "refused-may-retry": [
        "failed-may-try-again",
        "options-failed",
      ],
      "sent-back": [
        "rejected-expired-id",
        "rejected-unclear-image",
        "rejected-photocopy",
        "rejected-missing-side",
        "rejected-wrong-format",
        "rejected-too-old",
        "rejected-illegible-proof",
        "rejected-incomplete-proof",
        "rejected-name-mismatch",
        "rejected-birth-date-mismatch",
        "rejected-number-mismatch",
        "rejected-face-mismatch",
        "rejected-signature-mismatch",
        "rejected-minor-proof",
        "rejected-tax-number",
        "rejected-identity-check",
        "rejected-more-information",
        "rejected-request-unanswered",
        "rejected-two-items",
        "tier-sent-back",
        "margin-sent-back",
        "information-sent-back",
        "document-sent-back",
        "options-sent-back",
        "futures-sent-back",
        "cfd-sent-back",
        "w8ben-sent-back",
      ],
      "under-review": [
        "under-review",
        "under-review-late",
        "us-signs",
        "declared-pep",
        "document-name-differs",
        "face-by-hand",
        "submitted-again",
        "tier-under-review",
        "margin-settling",
        "information-under-review",
        "document-sent",
        "options-under-review",
        "futures-under-review",
        "cfd-under-review",
        "w8ben-modify-under-review",
        "w8ben-under-review",
      ],
    }
  `);
});

const failureOf = (failure: { code: string; note?: string | undefined } | null | undefined) =>
  failure ? { code: failure.code, ...(failure.note ? { note: failure.note } : {}) } : null;
