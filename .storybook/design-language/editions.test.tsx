import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EditionSamples } from './editions.tsx';
import '../preview.css';

test('the name and the headline of each edition use its display font', async () => {
  const { container } = await render(<EditionSamples />);
  const faces = [...container.querySelectorAll('[data-edition]')].map((card) => [
    ...new Set([...card.querySelectorAll('p')].map((line) => getComputedStyle(line).fontFamily.split(',')[0])),
  ]);
  expect(faces).toEqual([
    ['"Quayside Display"'],
    ['"Quayside HK Display"'],
    ['"Quayside CN Display"'],
    ['"Quayside Pro Display"'],
  ]);
});
