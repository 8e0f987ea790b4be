import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DocumentUploader, type DocumentUploaderProps, type Upload } from '../document-uploader/document-uploader.tsx';
import { sampleCamera } from './sample-camera.ts';
import '../styles.css';

const uploaded: Upload = async () => ({ documentId: '1' });

function Passport(own: Partial<DocumentUploaderProps>) {
  const [value, setValue] = useState<DocumentUploaderProps['value']>(null);
  return (
    <DocumentUploader
      name="front"
      label="Passport"
      value={value}
      onValueChange={setValue}
      upload={uploaded}
      accept="image"
      frame="passport"
      {...own}
    />
  );
}

const overlay = () => (history.state as { overlay?: string } | null)?.overlay;
const dialog = () => page.getByRole('dialog', { name: 'Passport' });
const takePhoto = () => page.getByRole('button', { name: 'Take a photo' });

test('closes the camera on Back, returns focus and stays on the page', async () => {
  const camera = sampleCamera({ document: 'none' });
  const onOpen = vi.fn<() => void>();
  await render(<Passport openCamera={camera.open} onOpen={onOpen} />);
  const address = location.href;
  await takePhoto().click();
  await expect.element(dialog()).toBeVisible();
  expect(onOpen).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(camera.streams).toHaveLength(1));
  history.back();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(location.href).toBe(address);
  expect(camera.streams[0]?.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  await expect.element(takePhoto()).toHaveFocus();
});

test('closes the camera on Escape and removes its history entry', async () => {
  await render(<Passport openCamera={sampleCamera({ document: 'none' }).open} />);
  await takePhoto().click();
  await expect.element(dialog()).toBeVisible();
  expect(overlay()).toBeTypeOf('string');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await vi.waitFor(() => expect(overlay()).toBeUndefined());
});

test('uploads the accepted photo once and closes the camera', async () => {
  const upload = vi.fn<Upload>(uploaded);
  await render(<Passport openCamera={sampleCamera({ document: 'passport' }).open} upload={upload} />);
  await takePhoto().click();
  const use = page.getByRole('button', { name: 'Use this photo' });
  await expect.element(use, { timeout: 20_000 }).toHaveFocus();
  await use.click();
  await expect.element(page.getByText('Uploaded').first()).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(upload).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(overlay()).toBeUndefined());
});

test('uses a full-resolution photo instead of the video frame', async () => {
  const photo = document.createElement('canvas');
  Object.assign(photo, { width: 2560, height: 1920 });
  const context = photo.getContext('2d');
  if (!context) throw new Error('The browser provides no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 2560, 1920);
  context.fillStyle = 'black';
  for (let line = 0; line < 2560; line += 20) context.fillRect(line, 0, 10, 1920);
  const blob = await new Promise<Blob | null>((done) => photo.toBlob(done, 'image/jpeg'));
  vi.stubGlobal(
    'ImageCapture',
    class {
      takePhoto = async () => blob;
    },
  );
  const upload = vi.fn<Upload>(uploaded);
  const camera = sampleCamera({ document: 'none' });
  await render(<Passport openCamera={camera.open} upload={upload} />);
  await takePhoto().click();
  const shutter = page.getByRole('button', { name: 'Take photo' });
  await expect.element(shutter).toHaveFocus();
  const seen = document.querySelector('video')?.clientWidth ?? 0;
  await shutter.click();
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce());
  const picture = await createImageBitmap(upload.mock.calls[0]?.[0] ?? new Blob());
  expect(picture.width, 'twice the pixels of the video below the frame').toBeGreaterThan(seen);
  vi.unstubAllGlobals();
});

test('closes the camera and uploads a file that the user chooses instead', async () => {
  const { container } = await render(
    <Passport openCamera={() => Promise.reject(new DOMException('', 'NotFoundError'))} />,
  );
  await takePhoto().click();
  const choose = dialog().getByRole('button', { name: 'Choose a file' });
  await expect.element(choose).toHaveFocus();
  const input = container.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  input?.addEventListener('click', opened);
  await choose.click();
  expect(opened).toHaveBeenCalledOnce();
});

test('opens the camera app without a camera API', async () => {
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices);
  const { container } = await render(<Passport />);
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  container.querySelector('input[capture]')?.addEventListener('click', opened);
  await takePhoto().click();
  expect(opened).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
