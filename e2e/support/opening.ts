import { closingScreens } from './screens/closing.ts';
import { contactAndFinanceScreens } from './screens/contact-and-finances.ts';
import { documentScreens } from './screens/documents.ts';
import { experienceScreens } from './screens/experience.ts';
import { faceScreens } from './screens/face.ts';
import { identityScreens } from './screens/identity.ts';
import type { AnyScreen, Screen, ScreenPlan } from './screens/screen.ts';
import { w8benScreens } from './screens/w8ben.ts';

/** The opening by hand in the order that the design decides. */
const openingScreens: readonly ScreenPlan[] = [
  ...identityScreens,
  ...contactAndFinanceScreens,
  ...experienceScreens,
  ...documentScreens,
  ...w8benScreens,
  ...faceScreens,
  ...closingScreens,
];

/** What a journey looks at on every screen: as it opens, and once it is filled in. */
export type Look = (path: string, moment: 'opened' | 'filled') => Promise<void>;

/** Nobody asks who opens for themselves how they are related to a minor. */
const firstHolder: readonly string[] = ['prove-relationship'];
const ofAccount = ['choose-account', 'risklevel', 'select-account-type'];

/** A second holder goes through the same screens, but for those of the account, under the joint paths. */
export type Part = { readonly paths: 'joint-'; readonly without: readonly string[] };
export const secondAdult: Part = { paths: 'joint-', without: [...ofAccount, 'prove-relationship'] };
/** With a birth certificate: no finances, no address proof, no face. */
export const minorHolder: Part = {
  paths: 'joint-',
  without: [...ofAccount, 'assets-info', 'assets-select', 'submit-address', 'face-recognition', 'face-h5'],
};

/** Somebody on the way through the opening, or through a second holder's part of it. */
export class Opening<Where extends AnyScreen = Screen> {
  readonly screen: Where;
  readonly #look: Look;
  readonly #part: Part | undefined;

  constructor(screen: Where, look: Look = async () => undefined, part?: Part) {
    this.screen = screen;
    this.#look = look;
    this.#part = part;
  }

  /** Those that are asked, in their order. */
  get screens(): readonly ScreenPlan[] {
    return openingScreens.filter(({ step }) => !(this.#part?.without ?? firstHolder).includes(step));
  }

  /** From the screen of one step, on which the customer is, up to that of another, which is left open. */
  async walk(from: string, until: string): Promise<void> {
    const [first, last] = [indexOf(from), indexOf(until)];
    for (const { step } of this.screens) if (indexOf(step) >= first && indexOf(step) < last) await this.complete(step);
    await this.expectScreen(until);
  }

  /** Fills in one screen and goes on. */
  async complete(step: string): Promise<void> {
    await this.expectScreen(step);
    await this.fill(step);
    await this.goOn(step);
  }

  /** The address is there first: the screen before stands under the mask of the navigation until the new one is loaded. */
  async expectScreen(step: string): Promise<void> {
    const path = `${this.#part?.paths ?? ''}${planOf(step).path}`;
    await this.screen.form.expectScreen(step, path, this.actionOf(step));
    await this.#look(path, 'opened');
  }

  async fill(step: string): Promise<void> {
    const { fill, path } = planOf(step);
    await fill(this.screen);
    await this.#look(`${this.#part?.paths ?? ''}${path}`, 'filled');
  }

  async goOn(step: string): Promise<void> {
    await this.screen.form.press(this.actionOf(step));
  }

  actionOf(step: string): string {
    return this.screen.say(...(planOf(step).action ?? (['flow', 'continue'] as const)));
  }
}

export const planOf = (step: string): ScreenPlan => {
  const plan = openingScreens[indexOf(step)];
  if (!plan) throw new RangeError(`The opening has no step ${step}.`);
  return plan;
};

const indexOf = (step: string): number => openingScreens.findIndex((plan) => plan.step === step);
