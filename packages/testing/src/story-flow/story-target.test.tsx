import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StoryRoutes, StoryTargetContext, type StoryTargetProps } from './story-target.tsx';

function Screen() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <main>
      <input aria-label="Answer" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => void navigate('/next')}>
        Continue
      </button>
    </main>
  );
}

const Strip = ({ path, back }: StoryTargetProps) => (
  <p>
    <code>{path}</code> {back}
  </p>
);

const story = (
  <MemoryRouter initialEntries={['/own']}>
    <StoryRoutes path="/own" elsewhere={<h1>elsewhere</h1>}>
      <Screen />
    </StoryRoutes>
  </MemoryRouter>
);

test('renders the target instead of the screen in tests', async () => {
  const page = await render(story);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('heading', { name: 'elsewhere' })).toBeVisible();
  expect(page.container.querySelector('main')).toBeNull();
});

test('renders the target beside the screen in a gallery, and restarts on return', async () => {
  const page = await render(<StoryTargetContext value={Strip}>{story}</StoryTargetContext>);
  await page.getByLabelText('Answer').fill('Bedok');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('/next')).toBeVisible();
  await expect.element(page.getByLabelText('Answer')).toHaveValue('Bedok');
  await page.getByRole('link', { name: '/own' }).click();
  await expect.element(page.getByLabelText('Answer')).toHaveValue('');
  expect(page.container.querySelector('code')).toBeNull();
});
