import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createCardPhoto, createTextFile } from '../photo-parts/sample-files.ts';
import { DocumentUploader, type DocumentUploaderProps, type OpenCamera, type Upload } from './document-uploader.tsx';

type OnChange = NonNullable<DocumentUploaderProps['onValueChange']>;

/** Returns an upload function and its pending requests, which the test completes. */
function pendingServer() {
  const calls: { signal: AbortSignal; answer: (documentId: string) => void }[] = [];
  const upload: Upload = (_file, { signal }) =>
    new Promise((resolve) => calls.push({ signal, answer: (documentId) => resolve({ documentId }) }));
  return { upload, calls };
}

const pdf = (text: string) => createTextFile(`%PDF-1.7 ${text}`, 'a.pdf', 'application/pdf');

function choose(root: Element, file: File) {
  const input = root.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('asks before it uploads a PDF that may need a password', async () => {
  const { upload, calls } = pendingServer();
  const screen = await render(
    <DocumentUploader name="a" label="Proof" value={null} onValueChange={vi.fn<OnChange>()} upload={upload} />,
  );
  choose(screen.container, pdf('trailer <</Encrypt 8 0 R>>'));
  await expect.element(screen.getByText('This PDF may need a password').first()).toBeVisible();
  expect(screen.getByText(/^Take the photo again/).elements()).toEqual([]);
  expect(calls).toEqual([]);
  await screen.getByRole('button', { name: 'Use this file anyway' }).click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
});

test('aborts the upload on unmount and ignores a late response', async () => {
  const { upload, calls } = pendingServer();
  const onChange = vi.fn<OnChange>();
  const screen = await render(
    <DocumentUploader name="a" label="Proof" value={null} onValueChange={onChange} upload={upload} />,
  );
  choose(screen.container, pdf('one'));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await screen.unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.answer('late');
  await Promise.resolve();
  expect(onChange).not.toHaveBeenCalled();
});

test('ignores the late response of a cancelled upload and uses the next one', async () => {
  const { upload, calls } = pendingServer();
  const onChange = vi.fn<OnChange>();
  const screen = await render(
    <DocumentUploader name="a" label="Proof" value={null} onValueChange={onChange} upload={upload} />,
  );
  choose(screen.container, pdf('one'));
  await screen.getByRole('button', { name: 'Cancel upload' }).click();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.answer('late');
  await screen.getByRole('button', { name: 'Upload again' }).click();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer('second');
  await vi.waitFor(() =>
    expect(onChange.mock.calls).toEqual([[expect.objectContaining({ documentId: 'second', kind: 'pdf' })]]),
  );
});

test('shows the document of the current value, and none for the value null', async () => {
  const props = { name: 'a', label: 'Proof', onValueChange: vi.fn<OnChange>(), upload: pendingServer().upload };
  const screen = await render(<DocumentUploader {...props} value={null} />);
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await screen.rerender(<DocumentUploader {...props} value={{ documentId: '1', kind: 'pdf' }} />);
  await expect.element(screen.getByText('PDF document')).toBeVisible();
  await screen.rerender(<DocumentUploader {...props} value={null} />);
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('retains the previous document if a replacement fails', async () => {
  const onChange = vi.fn<OnChange>();
  const value = { documentId: '1', kind: 'pdf' } as const;
  const screen = await render(
    <DocumentUploader name="a" label="Proof" value={value} onValueChange={onChange} upload={pendingServer().upload} />,
  );
  choose(screen.container, createTextFile('GIF89a', 'a.gif', 'image/gif'));
  await expect.element(screen.getByText(/You can’t use GIF files here/).first()).toBeVisible();
  await expect.element(screen.getByText('PDF document')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('shows the converted photo from memory instead of the server', async () => {
  const { upload, calls } = pendingServer();
  const screen = await render(
    <DocumentUploader
      name="a"
      label="Card"
      value={null}
      onValueChange={vi.fn<OnChange>()}
      upload={upload}
      accept="image"
    />,
  );
  choose(screen.container, await createCardPhoto());
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.container.querySelector('img')?.src).toMatch(/^blob:/);
});

test('opens the camera once for an empty slot, and not when its document is removed', async () => {
  const openCamera = vi.fn<OpenCamera>(() => Promise.reject(new DOMException('no camera', 'NotFoundError')));
  const props = {
    name: 'a',
    label: 'Passport',
    onValueChange: vi.fn<OnChange>(),
    upload: pendingServer().upload,
    openCamera,
    example: 'passport',
  } as const;
  const screen = await render(<DocumentUploader {...props} value={null} opensCamera />);
  const camera = screen.getByRole('dialog', { name: 'Passport' });
  await camera.getByRole('button', { name: 'Close' }).click();
  await expect.element(camera).not.toBeInTheDocument();
  await screen.rerender(<DocumentUploader {...props} value={{ documentId: '1', kind: 'image' }} opensCamera />);
  await screen.rerender(<DocumentUploader {...props} value={null} opensCamera />);
  await expect.element(screen.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  expect(openCamera).toHaveBeenCalledOnce();
});

test('opens no camera for a slot with a document, and no camera app without a camera in the page', async () => {
  const openCamera = vi.fn<OpenCamera>(() => new Promise(() => undefined));
  const props = {
    label: 'Passport',
    onValueChange: vi.fn<OnChange>(),
    upload: pendingServer().upload,
    openCamera,
  } as const;
  const pick = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await render(
    <>
      <DocumentUploader {...props} name="a" example="passport" value={{ documentId: '1', kind: 'image' }} opensCamera />
      <DocumentUploader {...props} name="b" value={null} opensCamera />
    </>,
  );
  expect(openCamera).not.toHaveBeenCalled();
  expect(pick).not.toHaveBeenCalled();
  pick.mockRestore();
});
