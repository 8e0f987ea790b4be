import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../preview.css';
import { PICTURE_WIDTH } from '../flow-maps/story-picture.tsx';
import { LivePhone } from './live-phone.tsx';

const phone = { story: 'screens-opening-status--opened', title: 'Opened, on a phone', isStill: true };

test('a screen that nobody has started is a picture at its own size, with no frame', async () => {
  document.documentElement.lang = 'en';
  const { container } = await render(<LivePhone {...phone} isRunning={false} />);
  expect(container.querySelector('img')?.getBoundingClientRect().width, 'not stretched').toBe(PICTURE_WIDTH);
  expect(container.querySelector('iframe')).toBeNull();
});

test('a screen that runs shows its picture at its own size until it has come', async () => {
  document.documentElement.lang = 'en';
  const { container, getByTitle } = await render(<LivePhone {...phone} isRunning />);
  await expect.element(getByTitle(phone.title)).toBeInTheDocument();
  expect(container.querySelector('iframe')?.src).toContain('still=1');
  expect(container.querySelector('img')?.getBoundingClientRect().width).toBe(PICTURE_WIDTH);
});
