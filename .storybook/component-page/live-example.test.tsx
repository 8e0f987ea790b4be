import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../preview.css';
import { LiveExample, phoneWide } from './live-example.tsx';
import type { PageStory } from './page-story.ts';

const story = {
  id: 'components-fields-select-field--empty',
  title: 'Components/Fields/Select field',
  parameters: {},
} as unknown as PageStory;

const Canvas = ({ says }: { says?: string }) => (
  <div className="docs-story">
    <div className="sb-story">
      <div className="q-root">{says ? <p>{says}</p> : null}</div>
    </div>
  </div>
);

const coverOf = (canvas: Element) => getComputedStyle(canvas, '::after').content;

test('an example has its room and a cover until it is drawn', async () => {
  const { container, rerender } = await render(
    <LiveExample story={story}>
      <Canvas />
    </LiveExample>,
  );
  const canvas = container.querySelector('.docs-story') as HTMLElement;
  expect(canvas.getBoundingClientRect().height, 'the room of the example').toBe(159);
  expect(coverOf(canvas), 'covered').toBe('""');
  await rerender(
    <LiveExample story={story}>
      <Canvas says="Nationality" />
    </LiveExample>,
  );
  await expect.poll(() => container.querySelector('[data-live]')?.getAttribute('data-live')).toBe('drawn');
  expect(coverOf(canvas), 'uncovered').toBe('none');
});

test('an overlay is covered by its picture, where the overlay stands in it', async () => {
  const framed = {
    id: 'components-overlays-sheet--open',
    title: 'Components/Overlays/Sheet',
    parameters: { docs: { story: { inline: false } } },
  } as unknown as PageStory;
  const { container } = await render(<LiveExample story={framed}>{null}</LiveExample>);
  const { style } = container.querySelector('[data-live]') as HTMLElement;
  expect(style.getPropertyValue('--live-height')).toBe('576px');
  expect(style.getPropertyValue('--live-place')).toBe('bottom');
});

test('the frame of an overlay is as wide as a phone on a wide page', async () => {
  const framed = { ...story, parameters: { docs: { story: { inline: false } } } } as unknown as PageStory;
  const { container } = await render(
    <div style={{ width: 1000 }}>
      <div className={phoneWide(framed)}>
        <div className="docs-story" style={{ padding: 8, border: '1px solid' }}>
          <iframe title="an overlay" style={{ display: 'block', width: '100%', border: 0 }} />
        </div>
      </div>
    </div>,
  );
  expect(container.querySelector('iframe')?.getBoundingClientRect().width).toBe(390);
});

test('a canvas is never lower than its story, although Storybook has measured it too early', async () => {
  const { container } = await render(
    <LiveExample story={story}>
      <div className="docs-story" style={{ overflow: 'auto' }}>
        <div data-measured style={{ height: 18 }}>
          <div className="innerZoomElementWrapper">
            <div className="sb-story" style={{ height: 66 }} />
          </div>
        </div>
      </div>
    </LiveExample>,
  );
  expect(container.querySelector('[data-measured]')?.getBoundingClientRect().height).toBe(66);
});
