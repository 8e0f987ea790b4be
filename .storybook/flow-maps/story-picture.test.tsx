import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { picturesOf, StoryPicture } from './story-picture.tsx';

const withPicture = 'screens-opening-status--opened';

test('a state with a picture shows that and loads no frame', async () => {
  document.documentElement.lang = 'en';
  const { container } = await render(<StoryPicture story={withPicture} width={132} isLive={false} />);
  expect(container.querySelector('img')?.src).toContain(withPicture);
  expect(container.querySelector('iframe, object')).toBeNull();
});

test('a state without a picture shows an outline until it is pressed', async () => {
  const { container, getByText } = await render(<StoryPicture story="screens-none--such" width={132} isLive={false} />);
  await expect.element(getByText('Press to show')).toBeVisible();
  expect(container.querySelector('iframe, object, img')).toBeNull();
});

test('a picture of another language says so', () => {
  document.documentElement.lang = 'ms';
  expect(picturesOf(withPicture).map(({ note }) => note)).toEqual(['English, white']);
  document.documentElement.lang = 'en';
  expect(picturesOf(withPicture).map(({ note }) => note)).toEqual([undefined]);
});
