import { consentIssues, consents, readTexts } from '@quayside/rules/consents';
import { defineStep } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';

/** Asks for consent to every agreement in force, with its version and the language in which it was read. */
export const agreementInfo = defineStep({
  id: 'agreement-info',
  requirement: 'agreements',
  schema: lazyObject(() => ({ consents: consents(), read: readTexts() })),
  check: ({ consents: given = [] }, { facts }) => consentIssues(given, facts.agreements),
});
