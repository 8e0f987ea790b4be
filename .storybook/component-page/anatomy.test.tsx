import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';
import { Anatomy } from './anatomy.tsx';

const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.tsx', { import: 'default', eager: true });

test.each(Object.entries(guides))(
  'the picture of %s has a number for each numbered part',
  async (path, { anatomy }) => {
    const folder = /([\w-]+)[.]guide[.]tsx$/.exec(path)?.[1] ?? '';
    const { container } = await render(<Anatomy {...anatomy} folder={folder} />);
    const numbered = () => [...container.querySelectorAll('ol:not([data-example] *) > li')].map((_, at) => `${at + 1}`);
    const marks = () => [...container.querySelectorAll('[data-mark]')].map((mark) => mark.textContent);
    await expect.poll(marks, { timeout: 5_000 }).toEqual(numbered());
    expect(marks().length, 'most parts are in the picture').toBeGreaterThan(0);
  },
);
