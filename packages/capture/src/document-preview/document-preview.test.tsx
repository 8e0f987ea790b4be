import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DocumentPreview } from './document-preview.tsx';

const store = new TextStore('en');
const photo = await new OffscreenCanvas(20, 20)
  .getContext('2d')
  ?.canvas.convertToBlob()
  .then((blob) => new File([blob], 'photo.png', { type: 'image/png' }));

const preview = (
  <TextProvider store={store}>
    <DocumentPreview label="Passport" kind="image" source={photo} frame="page" busy />
  </TextProvider>
);

test('shows a placeholder in the first frame while a photo is in preparation', async () => {
  expect(renderToStaticMarkup(preview)).toContain('Preparing the file…');
  const page = await render(preview);
  await vi.waitFor(() => expect(page.container.querySelector('img')?.complete).toBe(true));
  await vi.waitFor(() => expect(page.container.textContent).toBe(''));
});
