import type { ActivityStatus } from '@quayside/bridge/commands';
import { hasNoCamera } from '@quayside/platform/internals/has-no-camera';
import { isVersionAtLeast } from '@quayside/platform/internals/versions';
import {
  type Check,
  type Finding,
  failedFinding,
  getErrorName,
  notTried,
  passedFinding,
  undetermined,
} from '../check.ts';
import type { DoctorEnvironment } from '../environment.ts';

/** Oldest versions of web views that support the styles of the pages (tailwindcss.com/docs/compatibility, 4.x). */
const oldest = { Chrome: '111', iOS: '16.4', Safari: '16.4' } as const;

export function checkWebViewVersion({ userAgent }: Pick<DoctorEnvironment, 'userAgent'>): Finding {
  const read = {
    Chrome: /Chrome\/([\d.]+)/.exec(userAgent)?.[1],
    iOS: /\b(?:iPhone )?OS (\d+(?:_\d+)*) like Mac OS X/.exec(userAgent)?.[1]?.replaceAll('_', '.'),
    Safari: /\bVersion\/([\d.]+).* Safari\//.exec(userAgent)?.[1],
  };
  const name = (['Chrome', 'iOS', 'Safari'] as const).find((one) => read[one]);
  if (!name)
    return undetermined(
      'The user agent does not name a web view.',
      'Keep the user agent of the system’s web view, and append the app’s part.',
    );
  const found = `${name} ${read[name]}`;
  return isVersionAtLeast(read[name], oldest[name])
    ? passedFinding(found)
    : failedFinding(
        found,
        `The pages need ${name} ${oldest[name]} or newer: raise the app’s lowest system version, or have the customer update the web view.`,
      );
}

export const checkSecureContext = ({ isSecureContext }: Pick<DoctorEnvironment, 'isSecureContext'>): Finding =>
  isSecureContext
    ? passedFinding('The page may use the camera and keys.')
    : failedFinding(
        'The URL of the page is not secure, so it has no camera and no keys.',
        'Load https. In development use localhost on the device itself (adb reverse tcp:4012 tcp:4012).',
      );

const cameraFix =
  'iOS: NSCameraUsageDescription in Info.plist. Android: the CAMERA permission in the manifest, asked for at run time, and onPermissionRequest that grants the camera to this origin.';

export async function checkCamera({ mediaDevices }: Pick<DoctorEnvironment, 'mediaDevices'>): Promise<Finding> {
  if (!mediaDevices) return failedFinding('The page is offered no camera at all.', `Load https. ${cameraFix}`);
  if (await hasNoCamera(mediaDevices)) return failedFinding('The page is shown no camera.', cameraFix);
  return notTried(openCamera);
}
const openCamera = 'Open the camera';

export async function checkCameraPicture({
  openCamera: open,
}: {
  readonly openCamera: DoctorEnvironment['openCamera'];
}): Promise<Finding> {
  try {
    const { width, height, fullScreen } = await open();
    if (fullScreen)
      return failedFinding(
        'The camera’s picture opened in a separate player.',
        'iOS: allowsInlineMediaPlayback = true in the web view’s configuration.',
      );
    return passedFinding(`A picture of ${width} × ${height} pixels.`);
  } catch (error) {
    return failedFinding(`The camera did not open: ${getErrorName(error)}.`, cameraFix);
  }
}

const fileFix =
  'Android: onShowFileChooser opens a chooser and answers its callback exactly once, with null where the customer closes it. iOS: nothing to do, unless the app overrides runOpenPanel.';

export async function checkFileChooser({ chooseFile }: Pick<DoctorEnvironment, 'chooseFile'>): Promise<Finding> {
  const file = await chooseFile();
  if (!file) return passedFinding('Closed without a file, and the page was notified.');
  return file.size > 0
    ? passedFinding(`A file of ${file.size} bytes, ${file.type || 'of no type'}.`)
    : failedFinding('A file came without its content.', 'Return a URL that the web view may read (content://).');
}

const visibilityFix = 'Send the app to the background and come back. If nothing changes here: ';

export type VisibilityChange = { readonly by: 'app' | 'page'; readonly status: ActivityStatus };

/** Checks that the web view tells the page when it is hidden and shown. `now` is the present state, and `changes` are the observed ones, oldest first. */
export function checkVisibility(now: DocumentVisibilityState, changes: readonly VisibilityChange[]): Finding {
  const left = changes.findIndex(({ status }) => status === 'hidden');
  const tellers = (['app', 'page'] as const).filter((by) =>
    changes.some((one, index) => left >= 0 && index > left && one.by === by && one.status === 'visible'),
  );
  if (tellers.length)
    return passedFinding(`Told by the ${tellers.join(' and the ')} that the customer left and came back.`);
  if (left >= 0)
    return undetermined('The customer left.', 'Return to the app: an event with the status “visible” must follow.');
  if (now === 'hidden')
    return failedFinding(
      'The page reports that it is hidden.',
      'Do not load pages into a web view that is not on screen; report when it is shown (Android: onResume of the web view).',
    );
  return undetermined(
    'The page reports that it is visible, and has not left the screen yet.',
    `${visibilityFix}send an event of command_watch_activity_status at every change, “hidden” and “visible”.`,
  );
}

function watchVisibility(
  { bridge, document }: Pick<DoctorEnvironment, 'bridge' | 'document'>,
  report: (f: Finding) => void,
) {
  const changes: VisibilityChange[] = [];
  const record = (by: VisibilityChange['by'], status: ActivityStatus) => {
    changes.push({ by, status });
    report(checkVisibility('visible', changes));
  };
  document.addEventListener('visibilitychange', () =>
    record('page', document.visibilityState === 'hidden' ? 'hidden' : 'visible'),
  );
  bridge.watchActivity((status) => record('app', status));
}

/** Returns the checks of the web view: version, secure URL, camera, file chooser and visibility. */
export const webViewChecks = (environment: DoctorEnvironment): readonly Check[] => [
  {
    id: 'web-view.version',
    group: 'Web view',
    title: 'Web view version',
    look: () => checkWebViewVersion(environment),
  },
  { id: 'web-view.secure', group: 'Web view', title: 'Secure address', look: () => checkSecureContext(environment) },
  {
    id: 'web-view.camera',
    group: 'Web view',
    title: 'Camera',
    look: () => checkCamera(environment),
    press: { label: openCamera, run: () => checkCameraPicture(environment), fix: cameraFix },
  },
  {
    id: 'web-view.file-chooser',
    group: 'Web view',
    title: 'File chooser',
    look: () => notTried('Choose a picture'),
    press: { label: 'Choose a picture', run: () => checkFileChooser(environment), fix: fileFix },
  },
  {
    id: 'web-view.visibility',
    group: 'Web view',
    title: 'Page visibility',
    look: () => checkVisibility(environment.document.visibilityState, []),
    watch: (report) => watchVisibility(environment, report),
  },
];
