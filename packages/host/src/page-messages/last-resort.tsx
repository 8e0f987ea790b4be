import { host as hostText } from '@quayside/i18n/internals/text/host';
import type { TextStore } from '@quayside/i18n/text-store';
import { TextProvider, useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useLayoutEffect } from 'react';
import { hideLoadError } from '../boot/load-error.ts';
import { hideSkeleton } from '../boot/skeleton.ts';

/** Renders the page for an unexpected error or a failed load. It says that saved answers are safe, and offers a reload. */
export const UnexpectedErrorPage = ({ texts }: { texts: TextStore }) => (
  <TextProvider store={texts}>
    <Broken />
  </TextProvider>
);

function Broken() {
  const t = useText(hostText);
  useLayoutEffect(() => {
    hideSkeleton();
    hideLoadError();
  }, []);
  return (
    <main className="mx-auto flex min-h-dvh max-w-reading flex-col justify-center gap-4 px-gutter">
      <h1 className="m-0 text-heading text-ink">{t('broken.title')}</h1>
      <p className="m-0 text-body text-ink-muted">{t('broken.text')}</p>
      <Button onPress={() => location.reload()}>{t('broken.reload')}</Button>
    </main>
  );
}
