import { createBridge } from '@quayside/bridge/bridge';
import { captureTransport } from '@quayside/bridge/capture-transport';
import { pageTimers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import { readPageParameters } from '@quayside/platform/page-parameters';
import { doctorName } from './checks/storage-checks.ts';
import type { DoctorEnvironment, OpenDatabase } from './environment.ts';
import { recordingTransport } from './recording-transport.ts';

/** Returns what the checks use of this page and the app around it. `base` is the path of the host, and `doctor` that of this page. */
export function pageEnvironment(paths: Pick<DoctorEnvironment, 'base' | 'doctor'>): DoctorEnvironment {
  const { transport, hasResponse } = recordingTransport(captureTransport(window));
  const { appVersion } = readPageParameters({ search: '', userAgent: navigator.userAgent });
  return {
    ...paths,
    origin: location.origin,
    userAgent: navigator.userAgent,
    isSecureContext,
    now: Date.now,
    area: (name) => window[name],
    cookies: {
      read: () => document.cookie,
      write(cookie) {
        document.cookie = cookie;
      },
    },
    openKept,
    subtle: globalThis.crypto.subtle,
    mediaDevices: navigator.mediaDevices,
    openCamera,
    chooseFile,
    forbidden: { inlineScript, textAsCode },
    ask: (path) => fetch(path, { cache: 'no-store' }),
    bridge: createBridge(transport, { appVersion }),
    hasResponse,
    document,
  };
}

const store = 'kept';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('No reason given.')));
  });

async function openKept(): Promise<OpenDatabase> {
  const opening = indexedDB.open(doctorName);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const database = await answerOf(opening);
  return {
    get: (name) => answerOf(database.transaction(store).objectStore(store).get(name)),
    put: (name, value) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(store, 'readwrite');
        transaction.objectStore(store).put(value, name);
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('No reason given.')));
      }),
    close: () => database.close(),
  };
}

/** Milliseconds in which the first picture must appear after the permission. */
const pictureLimitMs = 5000;

async function openCamera() {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, playsInline: true, srcObject: stream, className: 'camera' });
    document.body.append(video);
    await withTimeout(
      video.play(),
      pictureLimitMs,
      () => new DOMException('No picture came.', 'TimeoutError'),
      pageTimers,
    );
    const fullScreen = Reflect.get(video, 'webkitDisplayingFullscreen') === true;
    return { width: video.videoWidth, height: video.videoHeight, fullScreen };
  } finally {
    video.remove();
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Opens a file chooser. Resolves to the chosen file's type and size, or to undefined if the chooser is closed without a file. */
function chooseFile(): Promise<{ readonly type: string; readonly size: number } | undefined> {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: 'image/*', hidden: true });
  document.body.append(input);
  return new Promise((resolve) => {
    const end = () => {
      input.remove();
      const file = input.files?.[0];
      resolve(file && { type: file.type, size: file.size });
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    input.click();
  });
}

const mark = 'quaysideDoctorRan';

function inlineScript(): boolean {
  const script = document.createElement('script');
  try {
    script.textContent = `window.${mark} = true`; // throws if the policy requires trusted types
    document.head.append(script);
  } catch {
    return false;
  } finally {
    script.remove();
  }
  return Reflect.get(window, mark) === true;
}

function textAsCode(): boolean {
  try {
    return Reflect.apply(Reflect.construct(Function, ['return true']), undefined, []) === true;
  } catch {
    return false;
  }
}
