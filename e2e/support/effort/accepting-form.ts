import type { Locator, Page } from '@playwright/test';
import { Form } from '../form.ts';
import type { Say } from '../words.ts';

/** The number of letters that a customer types to find an entry. An entry that is visible when the list opens needs only a tap. */
const lettersOfSearch = 3;

/** Form that keeps the values that the app has filled in, and fills in empty fields with as few touches as possible. */
export class AcceptingForm extends Form {
  override async text(label: string, value: string): Promise<void> {
    const box = this.textBox(label);
    if (await isReadAlready(this.page, this.say, box)) return;
    if ((await box.inputValue()) !== '') return;
    const suggestion = this.page
      .locator(`button[aria-controls="${await box.getAttribute('id')}"]`)
      .filter({ hasText: new RegExp(`^${Number(value).toLocaleString('en')}$`) });
    if (await suggestion.isVisible()) return suggestion.click();
    await box.click();
    await this.write(box, value);
  }

  override async pick(label: string, search: string): Promise<void> {
    const picker = this.picker(label);
    await picker.waitFor();
    const chosen = (await picker.textContent()) ?? '';
    if (chosen.includes(search)) return;
    await picker.click();
    const sheet = this.page.getByRole('dialog', { name: label, exact: true });
    const wanted = sheet.getByRole('option', { name: search }).first();
    await sheet.getByRole('option').first().waitFor();
    if (!(await isInSight(wanted))) await this.write(sheet.getByRole('combobox'), search.slice(0, lettersOfSearch));
    await wanted.click();
    await sheet.waitFor({ state: 'hidden' });
  }

  /** Taps the first box of an empty date and types all digits. A full box moves the focus to the next one. */
  override async date(label: string, date: string): Promise<void> {
    const first = this.group(label).textBox(this.say('ui-fields', 'day'));
    if (await isReadAlready(this.page, this.say, first)) return;
    if ((await first.inputValue()) !== '') return;
    await first.click();
    await this.page.keyboard.type(date.split('-').toReversed().join(''));
  }

  override async choose(question: string, answer: string): Promise<void> {
    const option = this.radioGroup(question).getByRole('radio', { name: answer, exact: true });
    if (await isReadAlready(this.page, this.say, option)) return;
    await super.choose(question, answer);
  }

  override async answer(question: string, answer: string): Promise<void> {
    const group = this.radioGroup(question);
    await group.waitFor();
    if (!(await group.getByRole('radio', { name: answer, exact: true }).isChecked()))
      return super.answer(question, answer);
    await this.nextPage();
    await group.waitFor({ state: 'hidden' });
  }

  override group(label: string): AcceptingForm {
    return super.group(label);
  }
}

/** Returns whether a card shows the value that the app read from the document, so that there is no field to fill in. */
async function isReadAlready(page: Page, say: Say, field: Locator): Promise<boolean> {
  const card = page.getByRole('region', { name: say('opening-base', 'read.card') });
  await field.or(card).first().waitFor();
  return (await field.count()) === 0;
}

/** Returns whether a whole list entry is visible without scrolling. */
async function isInSight(entry: Locator): Promise<boolean> {
  if ((await entry.count()) === 0) return false;
  return entry.evaluate((element) => {
    const [own, list] = [element, element.closest('[role=listbox]')].map((one) => one?.getBoundingClientRect());
    return (
      own !== undefined && list !== undefined && own.top >= list.top && own.bottom <= Math.min(list.bottom, innerHeight)
    );
  });
}
