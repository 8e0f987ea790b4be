import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../preview.css';
import type { PageStory } from './page-story.ts';
import { StatePicture } from './state-picture.tsx';

const story = (name: string, said?: string) =>
  ({
    id: `screens-opening-status--${name.toLowerCase()}`,
    title: 'Screens/Opening/Status',
    name,
    moduleExport: { name },
    parameters: { docs: { description: { story: said } } },
  }) as unknown as PageStory;

test('a picture has the first sentence of its story below its name, which alone names the button', async () => {
  const [opened, resumed] = [story('Opened', 'The account is open. Its number stands below.'), story('Resumed')];
  const onChoose = vi.fn<(story: PageStory) => void>();
  const { getByRole, getByText } = await render(
    <>
      <StatePicture story={opened} state="shown" isFirst onChoose={onChoose} />
      <StatePicture story={resumed} state="other" isFirst onChoose={onChoose} />
    </>,
  );
  await expect.element(getByText('The account is open.', { exact: true })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Opened', exact: true, pressed: true })).toBeVisible();
  await getByRole('button', { name: 'Resumed', exact: true }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(resumed);
  expect(document.querySelectorAll('p')).toHaveLength(1);
});
