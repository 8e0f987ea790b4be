import type { TextStore } from '@quayside/i18n/text-store';
import { TextProvider, useTextStore } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { AlertDialog, type AlertDialogProps } from '../alert-dialog/alert-dialog.tsx';
import { OverlayRootProvider, useOverlayRoot } from '../overlay-root/overlay-root.tsx';

/** A question to confirm, as in an `AlertDialog`. */
export type ConfirmQuestion = Pick<AlertDialogProps, 'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'tone'>;

/** Where and in which language `confirm` asks. */
export type ConfirmOptions = {
  /** The texts, for the language of the Cancel button. Default: English. */
  texts?: TextStore | undefined;
  /** The element that contains the dialog, inside `.q-root`. Default: the first `.q-root` of the page, or the body. */
  container?: HTMLElement | null | undefined;
  /** Closes the dialog when it aborts. The promise then resolves with false. */
  signal?: AbortSignal;
};

/**
 * Asks a question in an `AlertDialog`, from any code. Resolves with true if the user confirms, and with false if the
 * user cancels. In a component, use `useConfirm`.
 */
export async function confirm(question: ConfirmQuestion, options: ConfirmOptions = {}): Promise<boolean> {
  const { texts, container, signal } = options;
  const parent = container ?? document.querySelector<HTMLElement>('.q-root') ?? document.body;
  const place = document.createElement('div');
  parent.append(place);
  const root = createRoot(place);
  const answer = Promise.withResolvers<boolean>();
  signal?.addEventListener('abort', () => answer.resolve(false));
  const dialog = (
    <OverlayRootProvider container={parent}>
      <AlertDialog
        {...question}
        open
        onConfirm={() => answer.resolve(true)}
        onOpenChange={() => answer.resolve(false)}
      />
    </OverlayRootProvider>
  );
  root.render(texts ? <TextProvider store={texts}>{dialog}</TextProvider> : dialog);
  const isConfirmed = await answer.promise;
  root.unmount();
  place.remove();
  return isConfirmed;
}

/** Returns `confirm` with the texts and the container of the component. The dialog closes when the component unmounts. */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const texts = useTextStore();
  const container = useOverlayRoot();
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);
  return useCallback(
    (question) => {
      left.current = new AbortController();
      return confirm(question, { texts, container, signal: left.current.signal });
    },
    [texts, container],
  );
}
