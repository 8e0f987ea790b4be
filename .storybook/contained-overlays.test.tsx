import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Sheet } from '../packages/ui/src/sheet/sheet.tsx';
import { ContainedOverlays } from './contained-overlays.tsx';
import './preview.css';

const Example = ({ open }: { open: boolean }) => (
  <div className="q-root" style={{ width: 390, margin: 40 }}>
    <ContainedOverlays>
      <p>Country of birth</p>
      <Sheet open={open} onOpenChange={() => {}} title="Choose a country" height="tall">
        Singapore
      </Sheet>
    </ContainedOverlays>
  </div>
);

test('a sheet fills its example, which has the height of a phone', async () => {
  const page = await render(<Example open={false} />);
  const example = page.container.querySelector('[data-contains-overlays]') as HTMLElement;
  expect(example.offsetHeight, 'as high as its words').toBeLessThan(80);
  await page.rerender(<Example open />);
  const sheet = page.getByRole('dialog', { name: 'Choose a country' });
  await expect.element(sheet).toBeVisible();
  const box = example.getBoundingClientRect();
  expect(box.height).toBeGreaterThan(300);
  const { top, bottom, left, right } = sheet.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(box.top);
  expect(bottom).toBeLessThanOrEqual(Math.ceil(box.bottom));
  expect([left, right]).toEqual([box.left, box.right]);
});
