import type { AnyScreen, ScreenPlan } from './screen.ts';

/** The plans of the screens that take the face picture. The browser's camera shows the face of fake-camera.ts. */
export const faceScreens: readonly ScreenPlan[] = [
  {
    step: 'face-recognition',
    path: 'sg-face-recognition',
    fill: async () => undefined,
    action: ['opening-face', 'start.action'],
  },
  { step: 'face-h5', path: 'sg-face-h5', fill: takePicture, goOn: async () => undefined },
];

/** Takes the face picture, and waits for the page of success, which continues automatically. */
async function takePicture({ form, say }: AnyScreen): Promise<void> {
  await form.press(say('ui-documents', 'takeNow'));
  await form.press(say('ui-documents', 'useThis'));
  await form.expectHeading(say('opening-face', 'success.title'));
}
