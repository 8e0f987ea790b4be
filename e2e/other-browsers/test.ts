import { Opening } from '../support/opening.ts';
import type { AnyScreen } from '../support/screens/screen.ts';
import { test as base } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';
import { visitByFirefox } from './firefox.ts';
import type { Visit } from './visit.ts';

type Fixtures = {
  visit: Visit;
  /** the opening by this visit's hands */
  byHand: Opening<AnyScreen>;
};

/** A journey in Firefox. */
export const test = base.extend<Fixtures>({
  visit: async ({ page, context, person }, provide) => provide(visitByFirefox(page, context, wordsIn(person.language))),
  byHand: async ({ visit, person, pictures }, provide) =>
    provide(new Opening({ form: visit.hands, say: wordsIn(person.language), person, pictures })),
});

export { expect } from '@playwright/test';
