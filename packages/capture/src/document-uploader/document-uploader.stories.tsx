import { errors } from '@quayside/i18n/internals/text/errors';
import { useText } from '@quayside/i18n/use-text';
import { createStorage } from '@quayside/platform/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { createCardPhoto, createTextFile, drawCard } from '../photo-parts/sample-files.ts';
import {
  DocumentUploader,
  type DocumentUploaderProps,
  type Upload,
  type UploadedDocument,
} from './document-uploader.tsx';

const documentId = 'b4a9d1f0-2f63-4a3e-9d55-9f5c5f0a7c11';

function Controlled({ value: first, onValueChange: onChange, ...props }: DocumentUploaderProps) {
  const [value, setValue] = useState(first);
  const keep = useCallback(
    (next: UploadedDocument | null) => {
      setValue(next);
      onChange?.(next);
    },
    [onChange],
  );
  return <DocumentUploader {...props} value={value} onValueChange={keep} />;
}

const meta = {
  title: 'Components/Documents/Document uploader',
  component: DocumentUploader,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'passport',
    label: 'Passport, photo page',
    value: null,
    onValueChange: fn(),
    upload: fn<Upload>(async () => ({ documentId })),
  },
} satisfies Meta<typeof DocumentUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = (root: HTMLElement) => root.querySelector('input[type=file]:not([capture])') as HTMLInputElement;

export const Passport: Story = {
  args: { example: 'passport', hint: 'Valid for at least 6 months.' },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Passport, photo page' });
    await expect(group).toHaveAccessibleDescription('Valid for at least 6 months.');
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toHaveAttribute('id', 'passport');
    await expect(canvasElement.querySelector('input[capture]')).toHaveAttribute('capture', 'environment');
  },
};
export const IdCard: Story = { args: { label: 'Identity card, front', example: 'id-card' } };
export const ProofOfAddress: Story = { args: { label: 'Proof of address', example: 'page' } };
export const HandHeld: Story = {
  args: { label: 'You, holding your document', example: 'hand-held', accept: 'image', camera: 'user' },
};

/** A pending upload, which the play function completes. */
const pendingUpload = Promise.withResolvers<{ documentId: string }>();

export const Uploads: Story = {
  args: {
    upload: fn<Upload>(async (_file, { onProgress }) => {
      onProgress(0.4);
      return pendingUpload.promise;
    }),
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await createCardPhoto());
    const bar = await canvas.findByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '46')); // preparation takes the first tenth of the bar
    await expect(canvas.getByText('46%'), 'percentage matches the bar').toBeVisible();
    const share = (bar.firstElementChild?.clientWidth ?? 0) / bar.clientWidth;
    await expect(Math.round(share * 100)).toBe(46);
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading…');
    await expect(canvas.getByRole('button', { name: /View larger/ })).toBeVisible();
    pendingUpload.resolve({ documentId });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploaded'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({
      documentId,
      kind: 'image',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const sent = mocked(args.upload).mock.calls[0]?.[0];
    await expect(sent?.name, 'F37: generated file name').toMatch(/^document-[0-9a-f]{12}\.jpg$/);
  },
};

/** A pending upload, which the play function completes. */
const prepared = Promise.withResolvers<{ documentId: string }>();

/** The slot shows the chosen file immediately, and has the same height during and after the upload. */
export const PreparingPhoto: Story = {
  args: { example: 'page', label: 'Proof of address', upload: fn<Upload>(() => prepared.promise) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slot = canvasElement.querySelector<HTMLElement>('[data-state]') as HTMLElement;
    const heights: Record<string, number> = {};
    const sources = new Set<string | undefined>();
    const watch = new MutationObserver(() => {
      heights[slot.dataset.state ?? ''] = slot.offsetHeight;
      if (slot.dataset.state === 'reading') sources.add(slot.querySelector('img')?.src.slice(0, 5));
    });
    watch.observe(canvasElement, { subtree: true, childList: true, attributes: true });
    await userEvent.upload(fileInput(canvasElement), await createCardPhoto());
    await waitFor(() => expect(heights).toHaveProperty('uploading'));
    prepared.resolve({ documentId });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploaded'));
    watch.disconnect();
    await expect([...sources], 'picture is visible from the first frame').toEqual(['blob:']);
    await expect(heights).toEqual({ reading: heights.done, uploading: heights.done, done: heights.done });
  },
};

/** The slot shows a spinner instead of the picture, because Chromium cannot show HEIC. */
export const PreparingHeic: Story = {
  args: { example: 'page', label: 'Proof of address' },
  play: async ({ canvasElement, userEvent }) => {
    const slot = canvasElement.querySelector<HTMLElement>('[data-state]') as HTMLElement;
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      const shown = slot.querySelector('img') ? 'picture' : slot.querySelector('.animate-q-spin') ? 'spinner' : '';
      if (slot.dataset.state === 'reading') seen.push(shown);
    });
    watch.observe(canvasElement, { subtree: true, childList: true });
    await userEvent.upload(fileInput(canvasElement), createTextFile('no picture', 'IMG_0001.HEIC', 'image/heic'));
    await waitFor(() => expect(slot.dataset.state).toBe('failed'), { timeout: 15_000 });
    watch.disconnect();
    await expect(seen).toContain('spinner');
  },
};

export const ViewerOpen: Story = {
  args: { value: { documentId, kind: 'image', thumbnailUrl: drawCard(320, 240).toDataURL() } },
  play: async ({ canvas, userEvent }) => {
    const preview = canvas.getByRole('button', { name: 'View larger: Passport, photo page' });
    preview.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Image: Passport, photo page' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Zoom in' })[0] as HTMLElement);
    await expect(dialog).toHaveTextContent('150%');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(preview).toHaveFocus());
  },
};

export const Advice: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await createCardPhoto({ light: 0.25, blur: 24 }));
    await expect((await canvas.findAllByText('It looks dark. Details may not be readable.'))[0]).toBeVisible();
    await expect(canvas.getAllByText(/It looks blurred/)[0]).toBeVisible();
    const again = 'Take the photo again: it must be complete, with no obstruction, watermark or reflection.';
    const [shown, announced] = within(canvas.getByRole('group', { name: /Passport/ })).getAllByText(again);
    await expect(shown).toBeVisible();
    await expect(announced, 'announced to screen readers').toBeInTheDocument();
    await expect(args.upload, 'no upload before the advice').not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Use it anyway' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
  },
};

export const AdviceOnDarkPhoto: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await createCardPhoto({ light: 0.25 }));
    await expect(await canvas.findByRole('button', { name: 'Use it anyway' })).toBeVisible();
  },
};

export const WrongKind: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), createTextFile('<svg/>', 'passport.jpg', 'image/jpeg'));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /Passport/ })).toHaveAccessibleDescription(
        'You can’t use SVG files here. Choose a JPEG, PNG, WebP or HEIC photo, or a PDF.',
      ),
    );
    await expect(args.upload).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('button', { name: 'Take a photo' }),
      'id of the field for the error summary',
    ).toHaveAttribute('id', 'passport');
  },
};

export const HeicFails: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), createTextFile('no picture', 'IMG_0001.HEIC', 'image/heic'));
    await expect((await canvas.findAllByText('HEIC to JPEG conversion returned null'))[0], 'MSG-23').toBeVisible();
    await expect(canvas.getAllByText(/Take it again here, or choose a JPEG/)[0]).toBeVisible();
  },
};

let attempts = 0;

export const UploadFailsThenWorks: Story = {
  args: {
    upload: fn<Upload>(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return { documentId };
    }),
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    attempts = 0;
    await userEvent.upload(fileInput(canvasElement), await createCardPhoto());
    const again = await canvas.findByRole('button', { name: 'Upload again' });
    await expect(canvas.getByRole('button', { name: /View larger/ }), 'picture stays visible').toBeVisible();
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploaded'));
    await expect(args.upload).toHaveBeenCalledTimes(2);
  },
};

export const UploadFailed: Story = {
  args: {
    upload: fn<Upload>(() => Promise.reject(new TypeError('Failed to fetch'))),
    describeUploadError: () => 'This document has expired. Use one that is still valid.',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await createCardPhoto());
    await expect(
      (await canvas.findAllByText('This document has expired. Use one that is still valid.'))[0],
    ).toBeVisible();
  },
};

/** Without a network, the photo stays in the slot and can be sent later. */
export const Offline: Story = {
  args: { upload: fn<Upload>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  render: function WithoutNetwork(args) {
    const t = useText(errors);
    return <Controlled {...args} describeUploadError={() => t('networkError')} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await createCardPhoto());
    await expect((await canvas.findAllByText(/^The network connection has been disconnected/))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: /View larger/ }), 'picture stays visible').toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload again' })).toBeVisible();
  },
};

export const UploadCancelled: Story = {
  args: {
    upload: fn(
      (_file: File, { signal }) => new Promise<never>((_, reject) => signal.addEventListener('abort', reject)),
    ),
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await createCardPhoto());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploading…'));
    canvas.getByRole('button', { name: 'Cancel upload' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('The upload was stopped. The file is still here.');
    await expect(canvas.getByRole('button', { name: 'Upload again' })).toBeVisible();
    await expect(canvasElement.ownerDocument.activeElement, 'focus stays in the slot').toHaveAttribute(
      'data-state',
      'failed',
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const statement = createTextFile('%PDF-1.7\nstatement', 'statement.pdf', 'application/pdf');

export const SameFileInTwoSlots: Story = {
  render: (args) => <SameFileSlot {...args} />,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), statement);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await userEvent.upload(
      canvasElement.querySelectorAll('input[type=file]:not([capture])')[1] as HTMLInputElement,
      statement,
    );
    await expect(
      (await canvas.findAllByText('This is the same file as for “Passport, photo page”. Choose another.'))[0],
    ).toBeVisible();
    await expect(args.upload).toHaveBeenCalledOnce();
  },
};

/** Renders two slots that know the hash of each other's file. */
function SameFileSlot(props: DocumentUploaderProps) {
  const [first, setFirst] = useState<UploadedDocument | null>(null);
  const { onValueChange: onChange } = props;
  const keep = useCallback(
    (next: UploadedDocument | null) => {
      setFirst(next);
      onChange?.(next);
    },
    [onChange],
  );
  return (
    <div className="flex flex-col gap-6">
      <DocumentUploader {...props} value={first} onValueChange={keep} />
      <DocumentUploader
        {...props}
        name="proof"
        label="Proof of address"
        value={null}
        labelsByHash={first?.sha256 ? { [first.sha256]: props.label } : {}}
      />
    </div>
  );
}

export const PhotoLostOnReload: Story = {
  beforeEach: () => {
    const storage = createStorage({ area: () => localStorage, now: Date.now, prefix: 'quayside.choosing.' });
    storage.set('passport', 'an earlier page');
    return () => storage.remove('passport');
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('We didn’t receive the photo. Take it again.'), 'F35').toBeVisible();
    await userEvent.upload(fileInput(canvasElement), statement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploaded'));
    await waitFor(() => expect(localStorage.getItem('quayside.choosing.passport')).toBeNull());
  },
};

export const PhotoUploading: Story = {
  args: { upload: fn<Upload>(() => new Promise(() => {})) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), statement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploading…'));
    await expect(localStorage.getItem('quayside.choosing.passport'), 'F35 also during the upload').not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await userEvent.upload(fileInput(canvasElement), createTextFile('<svg/>', 'passport.jpg', 'image/jpeg'));
    await waitFor(() =>
      expect(localStorage.getItem('quayside.choosing.passport'), 'invalid file is not stored as lost').toBeNull(),
    );
  },
};

export const Pdf: Story = { args: { value: { documentId, kind: 'pdf' }, label: 'Proof of address' } };

export const ReplaceAndRemove: Story = {
  args: { value: { documentId, kind: 'image', thumbnailUrl: drawCard(320, 240).toDataURL() } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Replace: Passport, photo page' })).toHaveAttribute(
      'id',
      'passport',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Passport, photo page' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    value: { documentId, kind: 'image', thumbnailUrl: drawCard(320, 240).toDataURL() },
    rejectionReason: 'The photo isn’t clear enough to read.',
  },
  render: function UntilAnotherIsSent(args) {
    const [sent, setSent] = useState(false);
    const keep = useCallback(() => setSent(true), []);
    const { rejectionReason: refusal, ...others } = args;
    return <Controlled {...others} {...(sent ? {} : { rejectionReason: refusal })} onValueChange={keep} />;
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const group = within(canvas.getByRole('group', { name: 'Passport, photo page' }));
    await step('the picture, why it was not accepted, and nothing that says it is done', async () => {
      await expect(group.getByText('Not accepted')).toBeVisible();
      await expect(group.getByText('The photo isn’t clear enough to read.')).toBeVisible();
      await expect(group.getByRole('button', { name: /View larger/ })).toBeVisible();
      await expect(group.queryByText('Uploaded')).toBeNull();
      await expect(group.getByRole('button', { name: 'Retake: Passport, photo page' })).toHaveAttribute(
        'id',
        'passport',
      );
    });
    await step('another photo takes its place', async () => {
      await userEvent.upload(fileInput(canvasElement), await createCardPhoto());
      await waitFor(() => expect(group.getByRole('status')).toHaveTextContent('Uploaded'));
      await expect(group.queryByText('Not accepted')).toBeNull();
    });
  },
};

export const Unread: Story = {
  args: { value: { documentId, kind: 'image', thumbnailUrl: drawCard(320, 240).toDataURL() }, onTypeDetails: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded, but we couldn’t read it');
    await expect(canvas.getByRole('button', { name: /^Retake/ })).toHaveAttribute('id', 'passport');
    await userEvent.click(canvas.getByRole('button', { name: 'Type the details' }));
    await expect(args.onTypeDetails).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = { args: { error: 'Please upload document', example: 'passport' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: { documentId, kind: 'image', thumbnailUrl: drawCard(320, 240).toDataURL() } },
};
export const ReadOnlyEmpty: Story = { args: { readOnly: true } };
