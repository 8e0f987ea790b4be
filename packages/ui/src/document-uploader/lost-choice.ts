import { randomId } from '@quayside/platform/random-id';
import { createStorage, type SafeStorage, type Storable } from '@quayside/platform/storage';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useStable } from '../field/use-stable.ts';

/**
 * Remembers across the death of a page that a photo was on its way: a camera or a file picker was open, or what came from it was not kept yet.
 * Android ends the WebView behind the camera when memory is short, and the photo never arrives (F35; Capacitor #8592): the slot then says so
 * instead of looking untouched.
 */
export type LostChoices = {
  /** the camera or the picker of slot `id` opens */
  begin: (id: string) => void;
  /** the photo is kept, or given up */
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

/** `empty` is a slot without a photo, `under-way` one with a photo that a dead page would take along. */
export type ChoiceState = 'empty' | 'under-way' | 'kept';

/** Whether the photo of slot `id` was lost with an earlier page, and how to note that a picker opens. Leaving the slot gives its photo up. */
export function useLostChoice(
  id: string,
  slot: RefObject<HTMLElement | null>,
  state: ChoiceState,
  choices: LostChoices = ofThisPage,
) {
  const lost = useSyncExternalStore(
    never,
    () => choices.isLost(id),
    () => false,
  );
  const giveUp = useStable(() => {
    if (!choices.isLost(id)) choices.end(id);
  });
  useEffect(() => {
    if (state === 'kept') choices.end(id);
    if (state === 'empty') giveUp();
    if (state === 'under-way') choices.begin(id);
  }, [id, state, choices, giveUp]);
  useEffect(() => giveUp, [giveUp]);
  useEffect(() => {
    const element = slot.current;
    element?.addEventListener('cancel', giveUp); // React listens for `cancel` on dialogs alone (react-dom 19.3)
    return () => element?.removeEventListener('cancel', giveUp);
  }, [slot, giveUp]);
  return { lost, opening: () => choices.begin(id) };
}

const never = () => () => {};
