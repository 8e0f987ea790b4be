import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { ToastStore, type Toasts } from '../toast-store/toast-store.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Thrown by `useToast` outside a `ToastProvider`. */
export class ToastProviderMissingError extends Error {
  override readonly name = 'ToastProviderMissingError';
  constructor() {
    super(
      'useToast found no ToastProvider above it, so there is nowhere to show a toast. Put the screen inside <ToastProvider>.',
    );
  }
}

export type ToastProviderProps = {
  /**
   * The toasts, for code outside React that shows some. Create it once for the page. Default: a store that only `useToast`
   * returns.
   */
  store?: ToastStore;
  /** The page that shows the toasts. */
  children: ReactNode;
};

/** Renders its children and the toasts of `store` in two live regions. Descendants get the store from `useToast`. */
export function ToastProvider({ store: given, children }: ToastProviderProps) {
  const [own] = useState(() => given ?? new ToastStore());
  const store = given ?? own;
  return (
    <ToastContext.Provider value={store}>
      {children}
      <Toaster store={store} />
    </ToastContext.Provider>
  );
}

/** Returns the store of the nearest provider. Throws `ToastProviderMissingError` outside a `ToastProvider`. */
export function useToast(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new ToastProviderMissingError();
  return store;
}

/**
 * Returns whether a toast with this text is visible, so that a screen does not repeat the text. Returns false outside a
 * `ToastProvider`.
 */
export const useIsToastVisible = (words: string | undefined): boolean =>
  useShown(({ message }) => words !== undefined && message?.message === words);

/**
 * Returns whether a loading toast masks the page, even if it is not visible yet. Returns false outside a
 * `ToastProvider`.
 */
export const useIsPageMasked = (): boolean => useShown(({ loading }) => loading !== undefined);

function useShown(is: (shown: Toasts) => boolean): boolean {
  const store = useContext(ToastContext);
  const read = () => store !== undefined && is(store.snapshot());
  return useSyncExternalStore(store?.subscribe ?? nothing, read, read);
}

const nothing = () => () => undefined;

function Toaster({ store }: { store: ToastStore }) {
  const t = useText(ui);
  const { message, loading } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return (
    <>
      {loading ? (
        <div
          data-part="toast-mask"
          data-paint={loading.paint}
          className="fixed inset-0 z-toast bg-mask/40 data-[paint=late]:animate-q-late motion-safe:not-data-paint:animate-q-fade-in"
        />
      ) : null}
      <div className="pointer-events-none fixed inset-0 z-toast flex flex-col items-center justify-center gap-3 p-8">
        <div role="status" data-part="toast-loading" className="contents">
          {loading ? (
            <div
              data-paint={loading.paint}
              className="flex min-w-28 flex-col items-center gap-3 rounded-card bg-toast px-6 py-5 text-label text-toast-ink data-[paint=late]:animate-q-late motion-safe:not-data-paint:animate-q-fade-in forced-colors:border"
            >
              <Spinner className="size-7" />
              {loading.message ?? t('pleaseWait')}
            </div>
          ) : null}
        </div>
        <div role="status" data-part="toast-message" className="contents">
          {message ? (
            <div
              key={message.id}
              className="max-w-80 rounded-card bg-toast px-5 py-3 text-balance text-center text-label text-toast-ink motion-safe:animate-q-fade-in forced-colors:border"
            >
              {message.message}
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}
