import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardScript } from './console-keyboard.ts';

async function show(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  const script = document.createElement('script');
  script.textContent = /<script>(.*)<\/script>/s.exec(String(await keyboardScript.markup))?.[1] ?? '';
  document.body.append(script);
}
const focused = () => document.activeElement?.id;

test('moves the focus with j, k and the arrow keys, except in fields', async () => {
  await show(
    '<input id="field"><a id="first" href="#1" data-stop>1</a><a id="second" href="#2" data-stop>2</a><h3 id="item" tabindex="-1" data-stop>3</h3>',
  );
  await userEvent.keyboard('j');
  expect(focused()).toBe('first');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('second');
  await userEvent.keyboard('{Enter}');
  expect(location.hash, 'Enter opens the link').toBe('#2');
  await userEvent.keyboard('j');
  expect(focused()).toBe('item');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused(), 'arrow keys scroll outside of the queue').toBe('item');
  await userEvent.keyboard('kkk');
  expect(focused(), 'the focus stays on the first element').toBe('first');
  const field = document.querySelector('input') as HTMLInputElement;
  await userEvent.type(field, 'jk');
  expect([field.value, focused()]).toEqual(['jk', 'field']);
});
