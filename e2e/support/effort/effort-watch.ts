import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type EffortPersona, effortBudgets } from '../../../scripts/effort/budgets.ts';
import { effortOf, findExceededLimits, type RunEffort, type ScreenEffort } from '../../../scripts/effort/klm.ts';
import type { ScreenCheck } from '../opening.ts';
import { expect } from '../test.ts';
import { effortBinding, type PageReport, recordEffort } from './record-in-page.ts';

const folder = join(import.meta.dirname, '../../../.quayside/effort');

type Visit = { -readonly [K in keyof ScreenEffort]: ScreenEffort[K] };

const wordsIn = (texts: readonly string[]): number =>
  texts.reduce((words, text) => words + (text.match(/\S+/g)?.length ?? 0), 0);

/** Counts a customer's actions on a page from now on, screen by screen. */
export class EffortWatch {
  readonly #page: Page;
  readonly #visits: Visit[] = [];
  /** Texts that the customer has read on the previous screen, such as those of the bar. A second reading does not count. */
  #readBefore: ReadonlySet<string> = new Set();
  #shown = new Set<string>();

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<EffortWatch> {
    const watch = new EffortWatch(page);
    await page.exposeFunction(effortBinding, (report: PageReport) => watch.#add(report));
    await page.addInitScript(recordEffort, effortBinding);
    await page.evaluate(recordEffort, effortBinding);
    return watch;
  }

  /** Records a screen before the customer's first touch, once its skeleton has gone. */
  readonly look: ScreenCheck = async () => {
    await expect(this.#page.locator('.animate-q-pulse:visible')).toHaveCount(0);
    await this.#page.evaluate(() => (window as { lookAtEffort?: () => void }).lookAtEffort?.());
  };

  #add({ path, heights, texts, ...counts }: PageReport): void {
    let visit = this.#visits.at(-1);
    if (visit?.path !== path) {
      visit = { path, heights: 0, words: 0, taps: 0, keys: 0, typed: 0, digits: 0, boxes: 0, strokes: 0 };
      this.#visits.push(visit);
      this.#readBefore = this.#shown;
      this.#shown = new Set();
    }
    for (const text of texts) this.#shown.add(text);
    const words = wordsIn(texts.filter((text) => !this.#readBefore.has(text)));
    visit.heights = Math.max(visit.heights, heights);
    visit.words = Math.max(visit.words, words);
    for (const name of ['taps', 'keys', 'typed', 'digits', 'boxes', 'strokes'] as const) visit[name] += counts[name];
  }

  /** Returns the actions on each screen, in order. Leaves out screens without any action, because they are redirects. */
  get screens(): readonly ScreenEffort[] {
    return this.#visits.filter(({ taps, keys, typed }) => taps + keys + typed > 0);
  }

  /**
   * Writes the customer's figures to a file for `npm run effort`, and returns them. Asserts that they are within the
   * current budget, unless budgets are being written.
   */
  expectWithin(persona: EffortPersona): RunEffort {
    const effort = effortOf(this.screens);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${persona}.json`), JSON.stringify({ ...effort, list: this.screens }, null, 2));
    const { today } = effortBudgets[persona];
    if (today && process.env.QUAYSIDE_EFFORT !== 'written')
      expect(findExceededLimits(effort, today), `the effort of the persona ${persona}`).toEqual([]);
    return effort;
  }
}
