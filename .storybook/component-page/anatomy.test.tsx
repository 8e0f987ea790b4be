import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Example } from './example.tsx';
import type { Guide } from './guide.ts';

const guides = import.meta.glob<Guide>('../guides/*.tsx', { import: 'default', eager: true });

test.each(Object.entries(guides))('each part of %s is in its picture', async (_, { anatomy: { example, parts } }) => {
  const numbered = parts.filter(({ at }) => at !== undefined);
  const { container } = await render(<Example>{example}</Example>);
  const lost = () =>
    numbered.filter(({ at }) => !container.querySelector(`[data-example] ${at}`)).map(({ name }) => name);
  await expect.poll(lost, { timeout: 5_000 }).toEqual([]);
});
