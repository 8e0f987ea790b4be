import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { picturesOf, StoryPicture } from './story-picture.tsx';

const withPicture = 'screens-opening-status--opened';

test('a state with a picture shows that and loads no frame', async () => {
  document.documentElement.lang = 'en';
  const { container } = await render(<StoryPicture story={withPicture} width={132} isLive />);
  expect(container.querySelector('img')?.src).toContain(withPicture);
  expect(container.querySelector('iframe, object')).toBeNull();
});

test('a state without a picture says so, and starts nothing', async () => {
  const { container, getByText } = await render(<StoryPicture story="screens-none--such" width={132} />);
  await expect.element(getByText('No picture yet')).toBeVisible();
  expect(container.querySelector('iframe, object, img')).toBeNull();
});

test('a state without a picture shows itself once the page asks for it', async () => {
  const before = location.href;
  history.replaceState(null, '', '/iframe.html'); // as in Storybook
  onTestFinished(() => history.replaceState(null, '', before));
  const { container } = await render(<StoryPicture story="screens-none--such" width={132} isLive />);
  await expect.poll(() => container.querySelector('object')?.data).toContain('id=screens-none--such&');
});

test('a picture of another language says so', () => {
  document.documentElement.lang = 'ms';
  expect(picturesOf(withPicture).map(({ note }) => note)).toEqual(['English, white']);
  document.documentElement.lang = 'en';
  expect(picturesOf(withPicture).map(({ note }) => note)).toEqual([undefined]);
});

test('a picture in sight at first comes before others, and each has its size before it has come', async () => {
  document.documentElement.lang = 'en';
  const { container } = await render(
    <>
      <StoryPicture story={withPicture} width={132} isFirst />
      <StoryPicture story={withPicture} width={132} />
    </>,
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map(({ loading, fetchPriority }) => [loading, fetchPriority])).toEqual([
    ['eager', 'high'],
    ['lazy', 'auto'],
  ]);
  for (const picture of pictures)
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['200', '433']);
});
