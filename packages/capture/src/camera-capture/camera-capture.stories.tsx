import { createStorage } from '@quayside/platform/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { openFaceDetector } from '../face-detector/face-detector.ts';
import { drawSampleFace } from '../face-detector/sample-face.ts';
import { createTextFile, drawCard, getPhotoFilter } from '../photo-parts/sample-files.ts';
import { streamCanvas } from '../photo-parts/sample-stream.ts';
import { CameraCapture, type CameraCaptureProps, type OpenCamera } from './camera-capture.tsx';

/** Creates a camera that films a drawing, and exposes its streams so that stories can check that they stop. */
function drawnCamera(light = 1, picture: () => HTMLCanvasElement = drawCard) {
  const streams: MediaStream[] = [];
  const open: OpenCamera = async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1280;
    canvas.height = 960;
    const context = canvas.getContext('2d');
    if (context) context.filter = getPhotoFilter({ light });
    const card = picture();
    const stream = streamCanvas(canvas, () => context?.drawImage(card, 0, 0));
    streams.push(stream);
    return stream;
  };
  return { open: fn(open), streams };
}

/** Draws a person. `size` is a factor; `middle` is the horizontal position as a share of the width. */
function drawPerson({ middle = 0.5, size = 1 } = {}): HTMLCanvasElement {
  const side = 320;
  const small = document.createElement('canvas');
  Object.assign(small, { width: side, height: side });
  const pixels = new Uint8ClampedArray(drawSampleFace(side, { middle, size }));
  small.getContext('2d')?.putImageData(new ImageData(pixels, side), 0, 0);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1280, height: 960 });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#d2d2d2';
    context.fillRect(0, 0, 1280, 960);
    for (let line = 0; line < 1280; line += 40) {
      context.fillStyle = '#aab2bd'; // the background has enough contrast for the sharpness check
      context.fillRect(line, 0, 5, 960);
    }
    context.drawImage(small, 160, -24, 960, 960);
  }
  return canvas;
}

const refused =
  (name: string): OpenCamera =>
  () =>
    Promise.reject(new DOMException('no camera', name));

const unanswered: OpenCamera = () => new Promise(() => {});

const meta = {
  title: 'Components/Documents/Camera capture',
  component: CameraCapture,
  args: {
    label: 'Your face',
    frame: 'face',
    onTake: fn<CameraCaptureProps['onTake']>(),
    openCamera: unanswered,
  },
} satisfies Meta<typeof CameraCapture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskingForPermission: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the camera. If asked, allow access.');
    await expect(canvas.getByRole('button', { name: 'Take photo' })).toBeDisabled();
    await expect(
      canvas.getByRole('button', { name: 'Use a photo instead' }),
      'photo file as alternative',
    ).toBeEnabled();
  },
};

const faceCamera = drawnCamera();

export const PhotoTaken: Story = {
  args: { openCamera: faceCamera.open },
  play: async ({ canvas, args, userEvent }) => {
    const take = canvas.getByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(take).toBeEnabled());
    take.focus();
    await userEvent.keyboard('{Enter}');
    const use = await canvas.findByRole('button', { name: 'Use this photo' });
    await waitFor(() => expect(use, 'focus moves to the next button').toHaveFocus());
    await expect(canvas.getByRole('img', { name: 'Your photo' })).toBeVisible();
    const tracks = faceCamera.streams.flatMap((stream) => stream.getTracks());
    await expect(
      tracks.map((track) => track.readyState),
      'camera has stopped',
    ).not.toContain('live');
    await userEvent.keyboard('{Enter}');
    const taken = mocked(args.onTake).mock.calls[0]?.[0];
    await expect(taken?.file.type).toBe('image/jpeg');
    const picture = await createImageBitmap(taken?.file ?? new Blob());
    await expect([picture.width, picture.height], 'photo matches the preview').toEqual([720, 960]);
  },
};

/** The advice about a dark photo of a face names the face, not print. */
export const FaceAdvice: Story = {
  args: { openCamera: drawnCamera(0.2).open },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Take photo' }));
    await canvas.findByRole('button', { name: 'Use this photo' });
    await expect(canvas.getByRole('status')).toHaveTextContent('It looks dark. Your face may not be clear enough.');
  },
};

export const Retake: Story = {
  args: { openCamera: drawnCamera().open, frame: 'card', label: 'Identity card, front' },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Take photo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await expect(args.openCamera).toHaveBeenCalledTimes(2);
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};

export const LiveHint: Story = {
  args: { openCamera: drawnCamera(0.2).open },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Too dark. Find more light.'));
  },
};

const hint = (text: string, camera: ReturnType<typeof drawnCamera>): Story => ({
  args: { openCamera: camera.open, openFaces: openFaceDetector },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expect(canvas.getByRole('button', { name: 'Take photo' }), 'hint does not disable the button').toBeEnabled();
  },
});
export const FaceInTheOval = hint(
  'Good. Hold still.',
  drawnCamera(1, () => drawPerson()),
);
export const FaceTooFar = hint(
  'Too far away. Come closer.',
  drawnCamera(1, () => drawPerson({ size: 0.6 })),
);
export const FaceOffCentre = hint(
  'Move your face to the middle.',
  drawnCamera(1, () => drawPerson({ middle: 0.67 })),
);
export const NoFace = hint('We can’t see your face. Look at the camera.', drawnCamera());

/** A face detector that fails to load does not prevent a photo. */
export const WithoutFaceDetector: Story = {
  args: {
    openCamera: drawnCamera().open,
    openFaces: () => openFaceDetector(() => new Worker('data:text/javascript,throw Error("no detector")')),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Good. Hold still.'));
  },
};

/** A face hint that arrives late is not shown, because it describes an outdated frame. */
export const WithSlowFaceDetector: Story = {
  args: {
    openCamera: drawnCamera().open,
    openFaces: () => {
      const results: Promise<never[]>[] = [Promise.resolve([])];
      return { detect: () => results.pop() ?? new Promise<never[]>(() => {}), close: () => undefined };
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Good. Hold still.'));
  },
};

export const WellPlacedCard: Story = {
  args: { openCamera: drawnCamera().open, frame: 'card', label: 'Identity card, front' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Good. Hold still.'));
  },
};

const hiddenCamera = drawnCamera();

export const PageHidden: Story = {
  args: { openCamera: hiddenCamera.open },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    setVisibility('hidden');
    await expect(hiddenCamera.streams.at(-1)?.getTracks()[0]?.readyState).toBe('ended');
    setVisibility('visible');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await expect(hiddenCamera.streams.at(-1)?.getTracks()[0]?.readyState).toBe('live');
  },
};

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const photoInput = (root: HTMLElement) => root.querySelector('input[type=file]') as HTMLInputElement;

export const Denied: Story = {
  args: { openCamera: fn(refused('NotAllowedError')) },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Camera access is off'));
    await expect(photoInput(canvasElement)).toHaveAttribute('capture', 'user');
    await userEvent.click(canvas.getByRole('button', { name: 'Try the camera again' }));
    await waitFor(() => expect(args.openCamera).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Camera access is off'));
  },
};

export const CameraMissingWithPhotoFile: Story = {
  args: { openCamera: refused('NotFoundError') },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No camera was found'));
    const photo = await new Promise<Blob | null>((done) => drawCard().toBlob(done, 'image/jpeg'));
    await userEvent.upload(photoInput(canvasElement), new File([photo ?? ''], 'me.jpg', { type: 'image/jpeg' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const UnusablePhoto: Story = {
  args: { openCamera: refused('NotFoundError') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByText('No camera was found');
    await userEvent.upload(photoInput(canvasElement), createTextFile('GIF89a', 'me.jpg', 'image/jpeg'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/You can’t use GIF files here/));
    await expect(canvas.getByRole('button', { name: 'Use a photo instead' })).toBeEnabled();
  },
};

/** The browser discarded the page while the camera app was open (F35). */
export const PhotoLostOnReload: Story = {
  args: { openCamera: refused('NotFoundError') },
  beforeEach: () => {
    const storage = createStorage({ area: () => localStorage, now: Date.now, prefix: 'quayside.choosing.' });
    storage.set('camera-face', 'an earlier page');
    return () => storage.remove('camera-face');
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('We didn’t receive the photo. Take it again.')).toBeVisible();
    const photo = await new Promise<Blob | null>((done) => drawCard().toBlob(done, 'image/jpeg'));
    await userEvent.upload(photoInput(canvasElement), new File([photo ?? ''], 'me.jpg', { type: 'image/jpeg' }));
    await canvas.findByRole('button', { name: 'Use this photo' });
    await expect(canvas.queryByText('We didn’t receive the photo. Take it again.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Take again' }));
    await expect(canvas.queryByText('We didn’t receive the photo. Take it again.'), 'message disappears').toBeNull();
  },
};

const stoppingCamera = drawnCamera();

/** Another app takes the camera, or the user revokes the permission, during the preview. */
export const CameraStopped: Story = {
  args: { openCamera: stoppingCamera.open },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    stoppingCamera.streams.at(-1)?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The camera stopped'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try the camera again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
  },
};

export const CameraInUse: Story = { args: { openCamera: refused('NotReadableError') } };
