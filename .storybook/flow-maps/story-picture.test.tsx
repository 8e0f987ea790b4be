import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { picturesOf, StoryPicture } from './story-picture.tsx';

const withPicture = 'screens-opening-status--opened';

test('a state with a picture shows that and loads no frame', async () => {
  document.documentElement.lang = 'en';
  const { container } = await render(<StoryPicture story={withPicture} width={132} live="without-any" />);
  expect(container.querySelector('img')?.src).toContain(withPicture);
  expect(container.querySelector('iframe, object')).toBeNull();
});

test('a state without a picture shows an outline until it may load', async () => {
  const { container, getByText } = await render(<StoryPicture story="screens-none--such" width={132} live="not-yet" />);
  await expect.element(getByText('Loading')).toBeVisible();
  expect(container.querySelector('iframe, object, img')).toBeNull();
});

test('a state without a picture then shows itself', async () => {
  const before = location.href;
  history.replaceState(null, '', '/iframe.html'); // as in Storybook
  onTestFinished(() => history.replaceState(null, '', before));
  const { container } = await render(<StoryPicture story="screens-none--such" width={132} live="without-any" />);
  await expect.poll(() => container.querySelector('object')?.data).toContain('id=screens-none--such&');
});

test('a picture of another language says so', () => {
  document.documentElement.lang = 'ms';
  expect(picturesOf(withPicture).map(({ note }) => note)).toEqual(['English, white']);
  document.documentElement.lang = 'en';
  expect(picturesOf(withPicture).map(({ note }) => note)).toEqual([undefined]);
});
