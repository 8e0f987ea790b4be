import type { AnyScreen, ScreenPlan } from './screen.ts';

/** Screens for the face picture. The browser's camera shows the face of fake-camera.ts. */
export const faceScreens: readonly ScreenPlan[] = [
  {
    step: 'face-recognition',
    path: 'sg-face-recognition',
    fill: async () => undefined,
    action: ['opening-face', 'start.action'],
  },
  { step: 'face-h5', path: 'sg-face-h5', fill: takePicture, goOn: async () => undefined },
];

/** Takes the picture. The page of success follows, which continues automatically. */
async function takePicture({ form, say }: AnyScreen): Promise<void> {
  await form.press(say('ui-documents', 'takeNow'));
  await form.press(say('ui-documents', 'useThis'));
  await form.expectHeading(say('opening-face', 'success.title'));
}
