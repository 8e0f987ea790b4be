import type { Page } from '@playwright/test';
import type { Form } from '../form.ts';
import type { Hands } from '../hands.ts';
import type { Person } from '../people.ts';
import type { Pictures } from '../pictures.ts';
import type { Say } from '../words.ts';

/** What filling in a screen needs, in whichever browser. */
export type AnyScreen = {
  readonly form: Hands;
  readonly say: Say;
  readonly person: Person;
  readonly pictures: Pictures;
};

/** In a browser that Playwright drives. */
export type Screen = AnyScreen & { readonly page: Page; readonly form: Form };

/** One screen of the opening: where it is, how it is filled in, and what its primary action is called. */
export type ScreenPlan = {
  /** the step's id in the journey */
  readonly step: string;
  readonly path: string;
  readonly fill: (screen: AnyScreen) => Promise<void>;
  /** group and key of the words on its primary action; "Continue" where absent */
  readonly action?: readonly [group: string, key: string];
};
