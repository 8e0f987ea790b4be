import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageSkeleton, skeletonFamilies } from './page-skeleton.tsx';

test.each(skeletonFamilies)('the skeleton of %s has the bar of its page, with Back and the symbol', async (of) => {
  const { container } = await render(
    <TextProvider store={new TextStore('en')}>
      <PageSkeleton of={of} />
    </TextProvider>,
  );
  const bar = container.querySelector('.q-bar-end')?.parentElement;
  expect(bar?.querySelector('svg')).not.toBeNull();
  expect(bar?.querySelector('.q-bar-end:empty'), 'the stylesheet draws the mark').not.toBeNull();
});
