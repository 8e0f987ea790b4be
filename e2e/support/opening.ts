import { closingScreens } from './screens/closing.ts';
import { contactAndFinanceScreens } from './screens/contact-and-finances.ts';
import { documentScreens } from './screens/documents.ts';
import { experienceScreens } from './screens/experience.ts';
import { faceScreens } from './screens/face.ts';
import { identityScreens } from './screens/identity.ts';
import type { AnyScreen, Screen, ScreenPlan } from './screens/screen.ts';
import { w8benScreens } from './screens/w8ben.ts';
import { computedText } from './words.ts';

/** All screens of an opening without the digital ID, in their order. */
const openingScreens: readonly ScreenPlan[] = [
  ...identityScreens,
  ...contactAndFinanceScreens,
  ...experienceScreens,
  ...documentScreens,
  ...w8benScreens,
  ...faceScreens,
  ...closingScreens,
];

/** A check that a test runs on each screen, once when it has opened and once when it is filled in. */
export type ScreenCheck = (path: string, moment: 'opened' | 'filled') => Promise<void>;

/** Steps that the first holder does not meet: home shows the first one's list, and the other needs a minor. */
const firstHolder: readonly string[] = ['choose-tip', 'prove-relationship'];
const ofAccount = ['choose-account', 'risklevel', 'select-account-type'];

/** The part of a second holder: the screens of the opening below paths that begin with `joint-`. `without` lists the steps that it lacks. */
export type HolderPart = { readonly paths: 'joint-'; readonly without: readonly string[] };
export const secondAdultPart: HolderPart = { paths: 'joint-', without: [...ofAccount, 'prove-relationship'] };
/** The part of a minor, who has a birth certificate and can't use the digital ID. It lacks finances, proof of address and face check. */
export const minorPart: HolderPart = {
  paths: 'joint-',
  without: [...ofAccount, 'choose', 'assets-info', 'assets-select', 'submit-address', 'face-recognition', 'face-h5'],
};

/** Walks a customer through the opening, or through a second holder's part. */
export class Opening<Where extends AnyScreen = Screen> {
  readonly screen: Where;
  readonly #check: ScreenCheck;
  readonly #part: HolderPart | undefined;
  #corrected: { readonly step: string; readonly action: 'saveCorrection' | 'saveReply' } | undefined;

  constructor(screen: Where, check: ScreenCheck = async () => undefined, part?: HolderPart) {
    this.screen = screen;
    this.#check = check;
    this.#part = part;
  }

  get screens(): readonly ScreenPlan[] {
    const passed = this.screen.person.allowsCamera ? ['face-recognition'] : [];
    const without = [...(this.#part?.without ?? firstHolder), ...passed];
    return openingScreens.filter(({ step }) => !without.includes(step));
  }

  /** Returns whether the flow shows the screen of a step. It passes by a form that earlier answers complete. */
  isShown(step: string): boolean {
    return findScreenPlan(step).isShown?.(this.screen.person) ?? true;
  }

  /** Completes all steps from `from`, whose screen is open, until the screen of `until` is open. */
  async walk(from: string, until: string): Promise<void> {
    const [first, last] = [indexOf(from), indexOf(until)];
    for (const { step } of this.screens)
      if (indexOf(step) >= first && indexOf(step) < last && this.isShown(step)) await this.complete(step);
    await this.expectScreen(until);
  }

  async complete(step: string): Promise<void> {
    await this.expectScreen(step);
    await this.fill(step);
    await this.goOn(step);
  }

  /**
   * Waits until the screen of a step is open, and runs the test's check on it. The URL changes first; the previous
   * screen stays visible until the next one has loaded.
   */
  async expectScreen(step: string): Promise<void> {
    const path = `${this.#part?.paths ?? ''}${findScreenPlan(step).path}`;
    await this.screen.form.expectScreen(step, path, this.actionOf(step));
    await this.#check(path, 'opened');
  }

  /** Waits for the screen of a step that a reviewer rejected. Its primary action has the label of a correction until `goOn` is called. */
  async expectCorrection(step: string, action: 'saveCorrection' | 'saveReply' = 'saveCorrection'): Promise<void> {
    this.#corrected = { step, action };
    await this.expectScreen(step);
  }

  async fill(step: string): Promise<void> {
    const { fill, path } = findScreenPlan(step);
    await fill(this.screen);
    await this.#check(`${this.#part?.paths ?? ''}${path}`, 'filled');
  }

  async goOn(step: string): Promise<void> {
    const { goOn } = findScreenPlan(step);
    await (goOn ? goOn(this.screen, this.actionOf(step)) : this.screen.form.press(this.actionOf(step)));
    this.#corrected = undefined;
  }

  actionOf(step: string): string {
    const corrected = this.#corrected?.step === step ? this.#corrected.action : undefined;
    const [group, key] = findScreenPlan(step).action ?? ['flow', corrected ?? 'continue'];
    return this.screen.say(...computedText(group, key));
  }
}

export const findScreenPlan = (step: string): ScreenPlan => {
  const plan = openingScreens.find((one) => one.step === step);
  if (!plan) throw new RangeError(`The opening has no step ${step}.`);
  return plan;
};

const indexOf = (step: string): number => openingScreens.findIndex((plan) => plan.step === step);
