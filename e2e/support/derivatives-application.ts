import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../packages/i18n/src/language.ts';
import { clickDebounceMs } from '../../packages/platform/src/debounce.ts';
import type { DerivativeProduct } from '../../packages/rules/src/enumerations.ts';
import { answerKeys } from '../../packages/rules/src/knowledge-quiz/judge-quiz/answer-keys.ts';
import { questionSets, quizOptions } from '../../packages/rules/src/knowledge-quiz/knowledge-quiz.ts';
import { assessmentByProduct } from '../../packages/rules/src/prerequisites/prerequisites.ts';
import { Form, type PictureFile } from './form.ts';
import type { TextKeyOf } from './text-groups.ts';
import { computedText, type Say, sayIn } from './words.ts';

const HALF_A_YEAR_MS = 180 * 24 * 60 * 60 * 1000;

/** The screens on which an account holder applies for options, futures or CFDs. */
export class DerivativesApplication {
  readonly page: Page;
  readonly say: Say;
  readonly form: Form;
  readonly #product: DerivativeProduct;

  constructor(page: Page, product: DerivativeProduct, language: Language) {
    this.page = page;
    this.#product = product;
    this.say = sayIn(language);
    this.form = new Form(page, this.say);
  }

  /**
   * Opens the introduction of the product from home, through the account centre. With `draft`, opens the introduction of CFDs by its
   * path, because home then has no such link.
   */
  async fromHome(draft = false): Promise<void> {
    const { page, say } = this;
    if (draft) {
      await expect(page.getByRole('button', { name: say('home-status', 'resume') })).toBeVisible();
      await page.goto('cfd-intro');
    } else {
      await expect(page.getByRole('button', { name: say('home-status', 'signOut') })).toBeVisible(); // home of a visitor also has the link
      await page.getByRole('link', { name: say('home-status', 'first.products') }).click();
      await page
        .getByRole('link', { name: `${say('to-dos', `flow.${this.#product}`)} ${say('account', 'center.available')}` })
        .click();
    }
    const begin = draft ? this.#apply() : page.getByRole('button', { name: say('derivative-intro', 'start') });
    await expect(begin).toBeVisible();
  }

  async introduce(): Promise<void> {
    const { page, say } = this;
    if (this.#product === 'options')
      await page.getByRole('radio', { name: say('derivative-intro', 'options.market.us.label') }).check();
    if (page.url().includes('/cfd-intro')) await this.#apply().click();
    await this.form.press(say('derivative-intro', 'start'));
  }

  #apply(): Locator {
    return this.page.getByRole('link', { name: this.say('derivative-intro', 'cfd.apply') });
  }

  /**
   * Answers the questions about trading experience, one on each page. `certificate` is the picture that proves an
   * assessment, if the last page asks for one.
   */
  async experience(certificate?: PictureFile): Promise<void> {
    const { say, form } = this;
    const words = (key: TextKeyOf<'trading-experience'>) => say('trading-experience', key);
    await form.answer(say('derivatives', `years.${this.#product}`), words('years.1-to-5'));
    await form.answer(say('derivatives', `times.${this.#product}`), words('times.6-to-20'));
    if (this.#product === 'futures') {
      await form.answer(words('derivativeYears.label'), words('years.less-than-1'));
      await form.answer(words('derivativeTimes'), words('times.none'));
    } else await form.answer(words('knowledge.label'), words('knowledge.good'));
    if (this.#product === 'options') await form.nextPage(); // known income and net worth
    await expect(
      this.page.getByText(say('derivatives', `assessment.${assessmentByProduct[this.#product]}`)),
    ).toBeVisible();
    if (certificate) await this.#assess(certificate);
    await form.press(say('flow', 'continue'));
  }

  async #assess(certificate: PictureFile): Promise<void> {
    const { say, form } = this;
    const words = (key: TextKeyOf<'trading-experience'>) => say('trading-experience', key);
    await form.tick(words('cognitiveAssessment.exam-certificate.label'));
    await form.upload(words('examCertificate'), certificate);
    await form.date(words('examPassedOn.label'), new Date(Date.now() - HALF_A_YEAR_MS).toISOString().slice(0, 10));
    await form.choose(say('derivatives', 'refusals.label'), say('derivatives', 'refusals.none'));
  }

  async quiz(wrong = 0): Promise<void> {
    const { say } = this;
    const asked = questionSets.findLast((set) => set.product === this.#product);
    if (!asked) throw new TypeError(`There is no quiz for ${this.#product}.`);
    for (const [index, id] of asked.questions.entries()) {
      const right = answerKeys[this.#product][asked.version]?.[id];
      const option = index < wrong ? quizOptions.find((one) => one !== right) : right;
      const question = say(...computedText(`quiz-${this.#product}`, `${id}.label`));
      const answer = say(...computedText(`quiz-${this.#product}`, `${id}.${option}`));
      if (id === asked.questions.at(-1)) await this.form.choose(question, answer);
      else await this.form.answer(question, answer);
    }
    await this.form.press(say('derivatives', 'quiz.check'));
  }

  async passed(): Promise<void> {
    await expect(this.page.getByText(this.say('derivatives', 'quiz.passed.text'))).toBeVisible();
    const read = Date.now() + clickDebounceMs; // the same button now has another name, so wait for the debounce (UI-02)
    await this.page.waitForFunction((then) => Date.now() > then, read);
    await this.form.press(this.say('flow', 'continue'));
  }

  async agree(action: string): Promise<void> {
    const [agree = ''] = this.say('agreement-consents', 'agree').split('{{title}}');
    await this.page.getByRole('checkbox', { name: agree }).first().waitFor(); // a risk warning comes before them
    await this.#tickAndPress(action);
  }

  async confirm(action: string): Promise<void> {
    await this.page.getByRole('checkbox').first().waitFor();
    await this.#tickAndPress(action);
  }

  async #tickAndPress(action: string): Promise<void> {
    for (const box of await this.page.getByRole('checkbox').all()) await box.check();
    await this.form.press(action);
  }
}
