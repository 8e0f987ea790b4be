import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../preview.css';
import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';
import { PracticePairs } from './practice-pairs.tsx';

const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.tsx', { import: 'default', eager: true });

test.each(Object.entries(guides))('each pair of %s is in line, with two pictures or none', async (_, { practice }) => {
  const lonely = practice.filter((pair) => Boolean(pair.do.example) !== Boolean(pair.dont.example));
  expect(lonely.map((pair) => pair.do.words)).toEqual([]);
  const { container } = await render(
    <div style={{ width: 1000 }}>
      <PracticePairs pairs={practice} />
    </div>,
  );
  const words = [...container.querySelectorAll('figcaption:not([data-example] *)')].map((caption) =>
    caption.getBoundingClientRect(),
  );
  expect(words).toHaveLength(2 * practice.length);
  for (let at = 0; at < words.length && innerWidth >= 768; at += 2)
    expect(words[at]?.top, 'the words begin in one line').toBe(words[at + 1]?.top);
});
