import type { AnyScreen, ScreenPlan } from './screen.ts';

/** What the picture needs, and the picture itself: from the browser's camera, which shows the drawn face of fake-camera.ts. */
export const faceScreens: readonly ScreenPlan[] = [
  {
    step: 'face-recognition',
    path: 'sg-face-recognition',
    fill: async () => undefined,
    action: ['opening-face', 'start.action'],
  },
  { step: 'face-h5', path: 'sg-face-h5', fill: takePicture },
];

/** Leads on by itself: to the page that says that the face was verified. */
async function takePicture({ form, say }: AnyScreen): Promise<void> {
  await form.press(say('ui-documents', 'takeNow'));
  await form.press(say('ui-documents', 'useThis'));
  await form.expectHeading(say('opening-face', 'success.title'));
}
