import { host as hostText } from '@quayside/i18n/internals/text/host';
import type { TextStore } from '@quayside/i18n/text-store';
import { TextProvider, useText } from '@quayside/i18n/use-text';
import { Result } from '@quayside/ui/result';

/**
 * Renders the message that the app does not run on this host name, because no environment of the edition lists it (reliability F11). Does not call a server.
 */
export const UnknownHost = ({ texts }: { texts: TextStore }) => (
  <TextProvider store={texts}>
    <Refusal />
  </TextProvider>
);

function Refusal() {
  const t = useText(hostText);
  return (
    <main className="min-h-dvh bg-surface">
      <Result kind="fail" title={t('unknownHost.title')} description={t('unknownHost.text')} />
    </main>
  );
}
