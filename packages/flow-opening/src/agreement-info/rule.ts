import { consentIssues, consents, readTexts } from '@quayside/rules/internals/consents';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Asks for consent to every agreement in force, with its version and the language in which it was read. */
export const agreementInfo = defineStep({
  id: 'agreement-info',
  requirement: 'agreements',
  schema: lazyObject(() => ({ consents: consents(), read: readTexts() })),
  check: ({ consents: given = [] }, { facts }) => consentIssues(given, facts.agreements),
});
