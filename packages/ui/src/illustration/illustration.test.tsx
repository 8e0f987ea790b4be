import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Illustration, loadIllustration } from './illustration.tsx';

test('shows a preloaded illustration in the first frame', async () => {
  expect(renderToString(<Illustration name="late" />), 'empty frame before the drawing loads').not.toContain('<circle');
  await loadIllustration('late');
  expect(renderToString(<Illustration name="late" />)).toContain('<circle');
});

test('starts the animation of an illustration when it becomes visible', async () => {
  await loadIllustration('opened');
  const page = await render(
    <div style={{ display: 'none' }}>
      <Illustration name="opened" />
    </div>,
  );
  const drawing = page.container.querySelector<HTMLElement>('[data-picture=opened] [data-motion]');
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  expect(drawing?.dataset.motion, 'behind a skeleton').toBe('held');
  await page.rerender(
    <div>
      <Illustration name="opened" />
    </div>,
  );
  expect(drawing?.dataset.motion, 'in its first frame').toBe('held');
  await vi.waitFor(() => expect(drawing?.dataset.motion).toBeUndefined());
});
