import type { Page } from '@playwright/test';
import type { Person } from '../customer-fixtures.ts';
import type { Driver } from '../driver.ts';
import type { Form } from '../form.ts';
import type { DocumentPictures } from '../pictures.ts';
import type { TextPlace } from '../text-groups.ts';
import type { Say } from '../words.ts';

/** What is needed to fill in a screen in any browser: the driver, the texts, the customer and the pictures. */
export type AnyScreen = {
  readonly form: Driver;
  readonly say: Say;
  readonly person: Person;
  readonly pictures: DocumentPictures;
};

/** A screen in a browser that Playwright controls. */
export type Screen = Omit<AnyScreen, 'form'> & { readonly page: Page; readonly form: Form };

/** How to fill in a screen of the opening. `step` and `path` say which one it is. */
export type ScreenPlan = {
  readonly step: string;
  readonly path: string;
  readonly fill: (screen: AnyScreen) => Promise<void>;
  /** Continues to the next screen, if this needs more than a press on the primary action. */
  readonly goOn?: (screen: AnyScreen, action: string) => Promise<void>;
  /** Returns whether the flow shows the screen, for a screen that earlier answers can complete. Default: always. */
  readonly isShown?: (person: Person) => boolean;
  /** Group and key of the primary action's text. Default: "Continue". */
  readonly action?: TextPlace;
};
