import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createCardPhoto } from '../photo-parts/sample-files.ts';
import { DocumentUploader, type UploadedDocument } from './document-uploader.tsx';
import '../styles.css';

function Page() {
  const [value, setValue] = useState<UploadedDocument | null>(null);
  return (
    <>
      <DocumentUploader
        name="proof"
        label="Proof of address"
        example="page"
        value={value}
        onValueChange={setValue}
        upload={async () => ({ documentId: 'b4a9d1f0-2f63-4a3e-9d55-9f5c5f0a7c11' })}
      />
      <p>What stands below</p>
    </>
  );
}

test('does not move the content below the slot while a file is chosen and uploaded', async () => {
  const screen = await render(<Page />);
  const below = screen.getByText('What stands below').element();
  await new Promise(requestAnimationFrame); // wait until the height of the slot has been observed
  await new Promise(requestAnimationFrame);
  const { top } = below.getBoundingClientRect();
  const moves: number[] = [];
  const move = () => moves.push(Math.abs(below.getBoundingClientRect().top - top));
  const watch = new ResizeObserver(move);
  watch.observe(screen.container.querySelector('[data-state]') as Element);
  const input = screen.container.querySelector('input[type=file]:not([capture])') as HTMLInputElement;
  await userEvent.upload(input, await createCardPhoto());
  await expect.element(screen.getByRole('button', { name: /Replace/ })).toBeVisible();
  move();
  watch.disconnect();
  expect(Math.max(...moves), 'movement in px').toBeLessThanOrEqual(1);
  const preview = screen.getByRole('button', { name: /View larger/ }).element();
  const image = preview.querySelector('img') as HTMLElement;
  await expect.poll(() => image.clientHeight).toBeGreaterThan(80);
  expect(image.getBoundingClientRect().bottom).toBeLessThanOrEqual(preview.getBoundingClientRect().bottom);
});
