import { randomId } from '@quayside/platform/random-id';
import { createStorage, type SafeStorage, type Storable } from '@quayside/platform/storage';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * Remembers across the death of a page that a camera or a file picker was open. Android ends the WebView behind the camera when memory is
 * short, and the photo never arrives (F35; Capacitor #8592): the slot then says so instead of looking untouched.
 */
export type LostChoices = {
  /** the camera or the picker of slot `id` opens */
  begin: (id: string) => void;
  /** a file came, or the user closed it */
  end: (id: string) => void;
  /** an earlier page opened it, not long ago, and nothing came */
  isLost: (id: string) => boolean;
};

/** Long enough for a careful photo and a restart of the app. */
const MINUTES = 10;

export function createLostChoices(storage: SafeStorage, newPage: () => string): LostChoices {
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

const isText = (value: Storable): value is string => typeof value === 'string';

const ofThisPage = createLostChoices(
  createStorage({ area: () => globalThis.localStorage, now: () => Date.now(), prefix: 'quayside.choosing.' }),
  randomId,
);

/** Whether the photo of slot `id` was lost with an earlier page, and how to note that a picker opens. */
export function useLostChoice(id: string, slot: RefObject<HTMLElement | null>, choices: LostChoices = ofThisPage) {
  const lost = useSyncExternalStore(
    never,
    () => choices.isLost(id),
    () => false,
  );
  useEffect(() => {
    const element = slot.current;
    const end = () => choices.end(id);
    element?.addEventListener('cancel', end); // React listens for `cancel` on dialogs alone (react-dom 19.3)
    element?.addEventListener('change', end);
    return () => {
      element?.removeEventListener('cancel', end);
      element?.removeEventListener('change', end);
    };
  }, [id, slot, choices]);
  return { lost, opening: () => choices.begin(id) };
}

const never = () => () => {};
