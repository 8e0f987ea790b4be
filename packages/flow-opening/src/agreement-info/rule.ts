import { isAcceptedWithW8ben } from '@quayside/rules/internals/agreement-acceptance';
import { checkConsents, consents, readTexts } from '@quayside/rules/internals/consents';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Step that requires consent to every agreement in force, except that of the W-8BEN. Each consent contains the version and the language of the text. */
export const agreementInfoStep = defineStep({
  id: 'agreement-info',
  requirement: 'agreements',
  schema: lazyObject(() => ({ consents: consents(), read: readTexts() })),
  check: ({ consents: given = [] }, { facts }) =>
    checkConsents(
      given,
      facts.agreements.filter(({ id }) => !isAcceptedWithW8ben(id)),
    ),
});
