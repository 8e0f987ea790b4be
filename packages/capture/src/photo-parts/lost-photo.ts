import { randomId } from '@quayside/platform/internals/random-id';
import { createStorage, type JsonValue, type SafeStorage } from '@quayside/platform/storage';
import { useStableCallback } from '@quayside/ui/internals/field/use-stable-callback';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * A record of the slots with a photo that was requested but not uploaded. Android may discard the page while the camera
 * app is open, and the photo is lost (F35; Capacitor #8592). The next page then shows a message.
 */
export type LostPhotos = {
  /** Records that a photo for slot `id` is pending. */
  begin: (id: string) => void;
  /** Deletes the record of slot `id`, because its photo has arrived or is no longer pending. */
  end: (id: string) => void;
  /** Returns whether another page requested a photo within the last ten minutes and did not receive it. */
  isLost: (id: string) => boolean;
};

/** The lifetime of a record in minutes: enough to take a photo carefully and restart the app. */
const MINUTES = 10;

/** Creates a record in `storage`. `newPage` returns an id for this page that differs from those of other pages. */
export function createLostPhotos(storage: SafeStorage, newPage: () => string): LostPhotos {
  let page: string | undefined;
  const self = () => {
    page ??= newPage();
    return page;
  };
  return {
    begin: (id) => void storage.set(id, self(), { days: MINUTES / (24 * 60) }),
    end: (id) => storage.remove(id),
    isLost: (id) => {
      const opener = storage.get(id, isText);
      return opener !== undefined && opener !== self();
    },
  };
}

const isText = (value: JsonValue): value is string => typeof value === 'string';

const ofThisPage = createLostPhotos(
  createStorage({ area: () => globalThis.localStorage, now: () => Date.now(), prefix: 'quayside.choosing.' }),
  randomId,
);

/**
 * The state of a slot. `empty`: it has no photo. `under-way`: its photo would be lost if the browser discarded the
 * page. `kept`: its photo is on the server.
 */
export type PhotoState = 'empty' | 'under-way' | 'kept';

/**
 * Returns whether an earlier page lost the photo of slot `id` (`lost`), and a function to call before a picker opens
 * (`opening`). Unmounting the slot deletes the record.
 */
export function useLostPhoto(
  id: string,
  slot: RefObject<HTMLElement | null>,
  state: PhotoState,
  photos: LostPhotos = ofThisPage,
) {
  const lost = useSyncExternalStore(
    never,
    () => photos.isLost(id),
    () => false,
  );
  const giveUp = useStableCallback(() => {
    if (!photos.isLost(id)) photos.end(id);
  });
  useEffect(() => {
    if (state === 'kept') photos.end(id);
    if (state === 'empty') giveUp();
    if (state === 'under-way') photos.begin(id);
  }, [id, state, photos, giveUp]);
  useEffect(() => giveUp, [giveUp]);
  useEffect(() => {
    const element = slot.current;
    element?.addEventListener('cancel', giveUp); // React 19.3 handles `cancel` only on dialogs
    return () => element?.removeEventListener('cancel', giveUp);
  }, [slot, giveUp]);
  return { lost, opening: () => photos.begin(id) };
}

const never = () => () => {};
