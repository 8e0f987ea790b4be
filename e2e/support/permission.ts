import { expect, type Page } from '@playwright/test';
import type { Language } from '../../packages/i18n/src/language.ts';
import { clickDebounceMs } from '../../packages/platform/src/debounce.ts';
import type { DerivativeProduct } from '../../packages/rules/src/enumerations.ts';
import { answerKeys } from '../../packages/rules/src/knowledge-quiz/judge-quiz/answer-keys.ts';
import { questionSets, quizOptions } from '../../packages/rules/src/knowledge-quiz/knowledge-quiz.ts';
import { Form, type Picture } from './form.ts';
import { type Say, wordsIn } from './words.ts';

const HALF_A_YEAR_MS = 180 * 24 * 60 * 60 * 1000;

/** A customer of an open account who applies for options, futures or CFDs: what they do on each screen, in their language. */
export class PermissionWalk {
  readonly page: Page;
  readonly say: Say;
  readonly form: Form;
  readonly #product: DerivativeProduct;

  constructor(page: Page, product: DerivativeProduct, language: Language) {
    this.page = page;
    this.#product = product;
    this.say = wordsIn(language);
    this.form = new Form(page, this.say);
  }

  /** By presses alone, from home. */
  async fromHome(): Promise<void> {
    await this.page.getByRole('link', { name: this.say('home', `product.${this.#product}`), exact: true }).click();
  }

  async introduce(): Promise<void> {
    const { page, say } = this;
    if (this.#product === 'options')
      await page.getByRole('radio', { name: say('derivative-intro', 'options.market.us') }).check();
    if (this.#product === 'cfd') await page.getByRole('link', { name: say('derivative-intro', 'cfd.apply') }).click();
    await this.form.press(say('derivative-intro', 'start'));
  }

  /** `certificate`: of somebody whose assessment is asked for. */
  async experience(certificate?: Picture): Promise<void> {
    const { say, form } = this;
    const words = (key: string) => say('opening-experience', key);
    await form.select(say('derivatives', `years.${this.#product}`), words('years.1-to-5'));
    await form.select(say('derivatives', `times.${this.#product}`), words('times.6-to-20'));
    if (this.#product === 'futures') {
      await form.select(words('derivativeYears'), words('years.less-than-1'));
      await form.select(words('derivativeTimes'), words('times.none'));
    } else await form.choose(words('knowledge'), words('knowledge.good'));
    if (certificate) await this.#assess(certificate);
    await form.press(say('flow', 'continue'));
  }

  /** An exam passed in this year, with its certificate. */
  async #assess(certificate: Picture): Promise<void> {
    const { say, form } = this;
    const words = (key: string) => say('opening-experience', key);
    await form.tick(words('cognitiveAssessment.exam-certificate'));
    await form.upload(words('examCertificate'), certificate);
    await form.date(words('examPassedOn'), new Date(Date.now() - HALF_A_YEAR_MS).toISOString().slice(0, 10));
    await form.choose(say('derivatives', 'refusals'), say('derivatives', 'refusals.none'));
  }

  /** Answers as the key says, but for as many questions as are to be wrong. */
  async quiz(wrong = 0): Promise<void> {
    const { say } = this;
    const asked = questionSets.findLast((set) => set.product === this.#product);
    if (!asked) throw new TypeError(`There is no quiz for ${this.#product}.`);
    for (const [index, id] of asked.questions.entries()) {
      const right = answerKeys[this.#product][asked.version]?.[id];
      const option = index < wrong ? quizOptions.find((one) => one !== right) : right;
      const question = say(`quiz-${this.#product}`, id);
      await this.form.choose(
        say('derivatives', 'quiz.numbered', { number: index + 1, question }),
        say(`quiz-${this.#product}`, `${id}.${option}`),
      );
    }
    await this.form.press(say('derivatives', 'quiz.check'));
  }

  async passed(): Promise<void> {
    await expect(this.page.getByText(this.say('derivatives', 'quiz.passed.text'))).toBeVisible();
    const read = Date.now() + clickDebounceMs; // the button has another name now, and is the same one (UI-02)
    await this.page.waitForFunction((then) => Date.now() > then, read);
    await this.form.press(this.say('flow', 'continue'));
  }

  async agree(action: string): Promise<void> {
    const [agree = ''] = this.say('opening-agreements', 'agree').split('{{title}}');
    await this.page.getByRole('checkbox', { name: agree }).first().waitFor(); // a risk warning comes before them
    await this.#tickAndPress(action);
  }

  /** Confirms what is checked before it is submitted. */
  async confirm(action: string): Promise<void> {
    await this.page.getByRole('checkbox').first().waitFor();
    await this.#tickAndPress(action);
  }

  async #tickAndPress(action: string): Promise<void> {
    for (const box of await this.page.getByRole('checkbox').all()) await box.check();
    await this.form.press(action);
  }
}
