import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import type { OpenCamera } from '../camera-capture/camera-stream.ts';
import { DocumentCamera, type DocumentCameraProps } from './document-camera.tsx';
import { type SampleScene, sampleCamera } from './sample-camera.ts';

const meta = {
  title: 'Components/Documents/Document camera',
  component: DocumentCamera,
  args: {
    open: true,
    label: 'Passport, photo page',
    frame: 'passport',
    onClose: fn(),
    onTake: fn<DocumentCameraProps['onTake']>(),
    onChooseFile: fn(),
    onSystemCamera: fn(),
  },
  beforeEach: () => localStorage.removeItem('quayside.camera.automatic'),
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof DocumentCamera>;
export default meta;
type Story = StoryObj<typeof meta>;

const passport = sampleCamera({ document: 'passport' });

/** The photo is taken after the passport has been well placed for a second. */
export const AutomaticPhoto: Story = {
  args: { openCamera: passport.open },
  play: async ({ args, userEvent }) => {
    const use = await screen.findByRole('button', { name: 'Use this photo' });
    await waitFor(() => expect(use, 'focus moves to the next button').toHaveFocus());
    await expect(screen.getByRole('status')).toHaveTextContent('The photo was taken automatically.');
    await expect(passport.streams.flatMap((stream) => stream.getTracks()).map((track) => track.readyState)).toEqual([
      'ended',
    ]);
    await userEvent.keyboard('{Enter}');
    const taken = mocked(args.onTake).mock.calls[0]?.[0];
    const picture = await createImageBitmap(taken?.file ?? new Blob());
    await expect(picture.width / picture.height, 'photo contains the page and a margin').toBeCloseTo(
      (125 * 1.12) / (88 + 15),
      1,
    );
  },
};

const byHand = sampleCamera({ document: 'passport', size: 0.6 }, { torch: 'present' });

export const ManualPhoto: Story = {
  args: { openCamera: byHand.open },
  play: async ({ userEvent }) => {
    const shutter = screen.getByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(shutter).toBeEnabled());
    const automatic = screen.getByRole('button', { name: 'Take the photo automatically' });
    await expect(automatic).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(automatic);
    await expect(automatic).toHaveAttribute('aria-pressed', 'false');
    const light = screen.getByRole('button', { name: 'Light' });
    await userEvent.click(light);
    await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
    shutter.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Take again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await expect(byHand.streams).toHaveLength(2);
  },
};

const hint = (words: string, scene: SampleScene, own: Pick<Story, 'args'>['args'] = {}): Story => ({
  args: { openCamera: sampleCamera(scene).open, ...own },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
    await expect(screen.getByRole('button', { name: 'Take photo' }), 'hint does not disable the button').toBeEnabled();
  },
});
const guide = 'Fit the photo page in the frame, with its lines of letters in the band';
export const NoDocument = hint(guide, { document: 'none' });
export const TooDark = hint('Too dark. Find more light.', { document: 'passport', light: 0.25 });
export const Glare = hint('There is glare. Tilt a little.', { document: 'passport', glare: 'lamp' });
export const Blurred = hint('Blurred. Hold still.', { document: 'id-card', blur: 12 }, { frame: 'id-card' });
export const TooFar = hint('Move closer.', { document: 'id-card', size: 0.72 }, { frame: 'id-card' });
export const OutsideFrame = hint('Move all edges into the frame.', { document: 'passport', shift: 0.1 });
const withoutAutomaticPhoto = () =>
  localStorage.setItem('quayside.camera.automatic', JSON.stringify({ type: 'string', value: 'off' }));

/**
 * The hint asks to hold a moving document still. The story has no automatic photo, because a slow machine sees few
 * frames.
 */
export const MovingDocument: Story = {
  ...hint('Hold still.', { document: 'passport', hand: 'moving' }),
  beforeEach: withoutAutomaticPhoto,
};

const good = { document: 'id-card-zone' } as const;

/** With the automatic photo off, a well-placed document waits for the shutter. */
export const CardBackWithZone: Story = {
  args: { openCamera: sampleCamera(good).open, frame: 'id-card-zone', label: 'Identity card, back' },
  beforeEach: withoutAutomaticPhoto,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Good. Hold still.$/));
  },
};

export const PageFrame: Story = {
  args: { openCamera: sampleCamera({ document: 'none' }).open, frame: 'page', label: 'Proof of address' },
};

const refused =
  (name: string): OpenCamera =>
  () =>
    Promise.reject(new DOMException('no camera', name));

export const AskingForPermission: Story = {
  args: { openCamera: () => new Promise(() => {}) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Waiting for the camera. If asked, allow access.');
    await expect(screen.getByRole('button', { name: 'Take photo' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
    await expect(args.onChooseFile, 'file as alternative').toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { openCamera: fn(refused('NotAllowedError')) },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Camera access is off'));
    await userEvent.click(screen.getByRole('button', { name: 'Try the camera again' }));
    await waitFor(() => expect(args.openCamera).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('button', { name: 'Use the phone’s camera app' }));
    await expect(args.onSystemCamera).toHaveBeenCalledOnce();
  },
};

export const CameraMissing: Story = { args: { openCamera: refused('NotFoundError'), onSystemCamera: undefined } };
export const CameraInUse: Story = { args: { openCamera: refused('NotReadableError') } };

const interrupted = sampleCamera({ document: 'none' });

export const CameraInterrupted: Story = {
  args: { openCamera: interrupted.open },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    interrupted.streams.at(-1)?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The camera stopped'));
  },
};
