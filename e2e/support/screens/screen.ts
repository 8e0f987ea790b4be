import type { Page } from '@playwright/test';
import type { Person } from '../customer-fixtures.ts';
import type { Driver } from '../driver.ts';
import type { Form } from '../form.ts';
import type { Pictures } from '../pictures.ts';
import type { TextPlace } from '../text-groups.ts';
import type { Say } from '../words.ts';

/** Dependencies for filling in a screen in any browser. */
export type AnyScreen = {
  readonly form: Driver;
  readonly say: Say;
  readonly person: Person;
  readonly pictures: Pictures;
};

/** A screen in a browser that Playwright controls. */
export type Screen = Omit<AnyScreen, 'form'> & { readonly page: Page; readonly form: Form };

/** A screen of the opening: its path, how to fill it in, and the text of its primary action. */
export type ScreenPlan = {
  readonly step: string;
  readonly path: string;
  readonly fill: (screen: AnyScreen) => Promise<void>;
  /** Continues to the next screen without the primary action. */
  readonly goOn?: (screen: AnyScreen, action: string) => Promise<void>;
  /** Group and key of the primary action's text. Defaults to "Continue". */
  readonly action?: TextPlace;
};
