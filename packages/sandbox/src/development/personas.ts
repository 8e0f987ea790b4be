import { parseLanguage } from '@quayside/i18n/language';
import type { Given } from '../scenarios/given.ts';
import { type StagedCustomer, stageOf } from '../scenarios/stage.ts';
import type { Broker } from '../server/broker.ts';

type Persona = { readonly about: string; readonly given: Given };

/** Whom one click signs in. Every visit makes a new customer, so that what somebody did with the last one is not in the way. */
export const personas = {
  new: { about: 'registered, nothing started', given: {} },
  draft: { about: 'a draft saved up to the contact details', given: { through: 'contact-info' } },
  'under-review': { about: 'submitted, nobody has looked at it', given: { through: 'all', state: 'under-review' } },
  'rejected-item': {
    about: 'sent back: the identity document is not clear enough',
    given: { through: 'all', state: 'action-needed', rejected: { 'identity-document': { code: 'unclear-image' } } },
  },
  'opened-cash': { about: 'a cash account is open', given: { through: 'all', state: 'opened' } },
  'opened-margin': {
    about: 'a margin account is open',
    given: { through: 'all', accountType: 'margin', state: 'opened' },
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;
export const isPersona = (name: string): name is PersonaName => Object.hasOwn(personas, name);

/** Brings a new customer to where the persona stands, through the same work that the calls do. */
export const setUpPersona = (broker: Broker, name: PersonaName, langType?: string): Promise<StagedCustomer> =>
  stageOf(broker).customer(personas[name].given, { language: parseLanguage(langType) ?? 'en' });
