import type { Language } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MoneyField } from './money-field.tsx';

const languages: readonly Language[] = ['en', 'zh-Hans', 'zh-Hant', 'ms', 'th', 'ja'];

type FieldOptions = { language?: Language; value?: string; copied?: string };

/** Renders a field, a text to copy, and the value that a form would store. */
async function field({ language = 'en', value = '', copied = '' }: FieldOptions = {}) {
  const store = new TextStore(language);
  function Form() {
    const [stored, setStored] = useState(value);
    return (
      <TextProvider store={store}>
        <MoneyField name="income" label="Income" currency="USD" signed value={stored} onValueChange={setStored} />
        <input aria-label="Copied" defaultValue={copied} />
        <output>{stored}</output>
      </TextProvider>
    );
  }
  const page = await render(<Form />);
  const input = page.getByLabelText('Income', { exact: true });
  const element = input.element() as HTMLInputElement;
  return {
    input,
    element,
    paste: async () => {
      await userEvent.tripleClick(page.getByLabelText('Copied'));
      await userEvent.copy();
      await userEvent.click(input);
      await userEvent.paste();
    },
    stores: (expected: string) => expect.element(page.getByRole('status')).toHaveTextContent(expected),
    get marked() {
      return `${element.value.slice(0, element.selectionStart ?? 0)}|${element.value.slice(element.selectionEnd ?? 0)}`;
    },
  };
}

/** Keys and pastes are real browser events in these tests. */
describe.each(languages)('money field in the language %s', (language) => {
  test('reads a typed comma as a decimal mark', async () => {
    const money = await field({ language });
    await userEvent.click(money.input);
    await userEvent.keyboard('4500,50');
    await money.stores('4500.50');
    expect(money.marked).toBe('4,500.50|');
    await userEvent.tab();
    await expect.element(money.input).toHaveValue('4,500.50');
  });

  test('reads a comma in a pasted amount as a decimal mark', async () => {
    const money = await field({ language, copied: 'US$ 4.500,50' });
    await money.paste();
    await money.stores('4500.50');
    expect(money.marked).toBe('4,500.50|');
  });
});

test('reads typed group separators, and a comma that replaces a selection', async () => {
  const money = await field();
  await userEvent.click(money.input);
  await userEvent.keyboard('1,234,567');
  await money.stores('1234567');
  money.element.setSelectionRange(1, 9);
  await userEvent.keyboard(',5');
  await money.stores('1.5');
  expect(money.marked).toBe('1.5|');
});

test('keeps the caret in place while digits change in the middle of an amount', async () => {
  const money = await field({ value: '1234567' });
  await userEvent.click(money.input);
  money.element.setSelectionRange(2, 2);
  await userEvent.keyboard('9');
  await money.stores('19234567.00');
  expect(money.marked).toBe('19|,234,567.00');
  await userEvent.keyboard('{ArrowRight}{Backspace}');
  await money.stores('1234567.00');
  expect(money.marked).toBe('1|,234,567.00');
  await userEvent.keyboard('{Delete}');
  await money.stores('134567.00');
  expect(money.marked).toBe('1|34,567.00');
});

test('replaces the selected digits of an amount with pasted text', async () => {
  const money = await field({ value: '1234.5', copied: '1,5' });
  await userEvent.tripleClick(money.input);
  await userEvent.keyboard('{Delete}');
  await money.paste();
  await money.stores('1.5');
  expect(money.marked).toBe('1.5|');
});

test('accepts full-width digits and a comma from an input method', async () => {
  const money = await field();
  await userEvent.click(money.input);
  for (const text of ['１', '１２', '１２３４', '１２３４，５'])
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  expect(money.element.value, 'a composition is not formatted').toBe('１２３４，５');
  await cdp().send('Input.insertText', { text: '１２３４，５' });
  await money.stores('1234.5');
  expect(money.marked).toBe('1,234.5|');
  await cdp().send('Input.imeSetComposition', { text: '万', selectionStart: 1, selectionEnd: 1 });
  await cdp().send('Input.insertText', { text: '万' });
  await money.stores('１２３４，５万');
});
