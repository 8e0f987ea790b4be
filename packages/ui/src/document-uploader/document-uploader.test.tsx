import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DocumentUploader, type DocumentUploaderProps, type Upload } from './document-uploader.tsx';
import { cardPhoto, textFile } from './sample-files.ts';

type OnChange = DocumentUploaderProps['onChange'];

/** A server that answers when the test says so. */
function heldServer() {
  const calls: { signal: AbortSignal; answer: (documentId: string) => void }[] = [];
  const upload: Upload = (_file, { signal }) =>
    new Promise((resolve) => calls.push({ signal, answer: (documentId) => resolve({ documentId }) }));
  return { upload, calls };
}

const pdf = (text: string) => textFile(`%PDF-1.7 ${text}`, 'a.pdf', 'application/pdf');

function choose(root: Element, file: File) {
  const input = root.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('leaving the screen ends the upload, and a late answer changes nothing', async () => {
  const { upload, calls } = heldServer();
  const onChange = vi.fn<OnChange>();
  const screen = await render(
    <DocumentUploader name="a" label="Proof" value={null} onChange={onChange} upload={upload} />,
  );
  choose(screen.container, pdf('one'));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await screen.unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.answer('late');
  await Promise.resolve();
  expect(onChange).not.toHaveBeenCalled();
});

test('a stopped upload that is answered late is not taken; the next try is', async () => {
  const { upload, calls } = heldServer();
  const onChange = vi.fn<OnChange>();
  const screen = await render(
    <DocumentUploader name="a" label="Proof" value={null} onChange={onChange} upload={upload} />,
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

test('the value decides between uploads: it comes with the draft and goes with another answer', async () => {
  const props = { name: 'a', label: 'Proof', onChange: vi.fn<OnChange>(), upload: heldServer().upload };
  const screen = await render(<DocumentUploader {...props} value={null} />);
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await screen.rerender(<DocumentUploader {...props} value={{ documentId: '1', kind: 'pdf' }} />);
  await expect.element(screen.getByText('PDF document')).toBeVisible();
  await screen.rerender(<DocumentUploader {...props} value={null} />);
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('a failed replacement leaves the document that the server has', async () => {
  const onChange = vi.fn<OnChange>();
  const value = { documentId: '1', kind: 'pdf' } as const;
  const screen = await render(
    <DocumentUploader name="a" label="Proof" value={value} onChange={onChange} upload={heldServer().upload} />,
  );
  choose(screen.container, textFile('GIF89a', 'a.gif', 'image/gif'));
  await expect.element(screen.getByText(/GIF files cannot be used here/).first()).toBeVisible();
  await expect.element(screen.getByText('PDF document')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('a photo is shown as it is sent: scaled, and from memory', async () => {
  const { upload, calls } = heldServer();
  const screen = await render(
    <DocumentUploader name="a" label="Card" value={null} onChange={vi.fn<OnChange>()} upload={upload} accept="image" />,
  );
  choose(screen.container, await cardPhoto());
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.container.querySelector('img')?.src).toMatch(/^blob:/);
});
