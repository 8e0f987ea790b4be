import type { Page } from '@playwright/test';
import type { Form } from '../form.ts';
import type { Person } from '../people.ts';
import type { Pictures } from '../pictures.ts';
import type { Say } from '../words.ts';

/** What filling in a screen needs. */
export type Screen = {
  readonly page: Page;
  readonly form: Form;
  readonly say: Say;
  readonly person: Person;
  readonly pictures: Pictures;
};

/** One screen of the opening: where it is, how it is filled in, and what its primary action is called. */
export type ScreenPlan = {
  /** the step's id in the journey */
  readonly step: string;
  readonly path: string;
  readonly fill: (screen: Screen) => Promise<void>;
  /** group and key of the words on its primary action; "Continue" where absent */
  readonly action?: readonly [group: string, key: string];
};
