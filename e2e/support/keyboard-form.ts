import { expect, type Locator, type Page } from '@playwright/test';
import { Form, type Picture } from './form.ts';
import type { Say } from './words.ts';

/** As many stops as no screen has: a focus that goes round and never arrives ends here. */
const mostStops = 150;

/** Fills fields by keyboard alone: Tab to go on, arrows and Space to choose, Enter to press, letters to type. */
export class KeyboardForm extends Form {
  constructor(page: Page, say: Say, within: Page | Locator = page) {
    super(page, say, within);
  }

  override async text(label: string, value: string): Promise<void> {
    await this.#reach(this.textBox(label));
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(value);
  }

  override async pick(label: string, search: string): Promise<void> {
    await this.#reach(this.picker(label));
    await this.page.keyboard.press('Enter');
    const sheet = this.page.getByRole('dialog', { name: label, exact: true });
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await this.page.keyboard.type(search);
    await expect(sheet.getByRole('option').first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
  }

  /** Letters find the answer in the system's list. */
  override async select(label: string, option: string): Promise<void> {
    await this.#reach(this.picker(label));
    await this.page.keyboard.type(option);
    await expect(this.picker(label).locator('option:checked')).toHaveText(option);
  }

  override async choose(question: string, answer: string): Promise<void> {
    const group = this.radioGroup(question);
    const wanted = group.getByRole('radio', { name: answer, exact: true });
    await this.#reachOneOf(group.getByRole('radio'));
    await this.page.keyboard.press('Space');
    for (let stop = 0; stop < mostStops && !(await wanted.isChecked()); stop += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  }

  override async tick(label: string): Promise<void> {
    const box = this.checkbox(label);
    await this.#reach(box);
    await this.page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }

  override async upload(label: string, file: Picture): Promise<void> {
    await this.#reach(this.chooseButton(label));
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await choosing).setFiles(file);
    await this.expectUploaded(label);
  }

  override async press(name: string): Promise<void> {
    await this.#reach(this.button(name));
    await this.page.keyboard.press('Enter');
  }

  async #reach(target: Locator): Promise<void> {
    await target.waitFor();
    await this.#reachOneOf(target);
  }

  /** Presses Tab until one of these has the focus, as somebody does who sees where it is. */
  async #reachOneOf(targets: Locator): Promise<void> {
    const focused = () => targets.evaluateAll((found) => found.some((one) => one === document.activeElement));
    for (let stop = 0; stop < mostStops && !(await focused()); stop += 1) await this.page.keyboard.press('Tab');
    expect(await focused(), `the keyboard reaches ${String(targets)}`).toBe(true);
  }
}
