import { host as hostText } from '@quayside/i18n/internals/text/host';
import { useText } from '@quayside/i18n/use-text';
import type { DraftVault } from '@quayside/platform/draft-vault';
import { Banner } from '@quayside/ui/banner';
import { useState, useSyncExternalStore } from 'react';

/** Renders a notice, which the customer can close, while the device refuses to store input. */
export function MemoryNotice({ keeping }: { keeping: DraftVault['location'] }) {
  const place = useSyncExternalStore(keeping.subscribe, () => keeping.state);
  return place === 'memory' ? <Refused /> : null;
}

function Refused() {
  const t = useText(hostText);
  const [state, setState] = useState<'open' | 'closed'>('open');
  return state === 'open' ? (
    <Banner tone="warning" announce="polite" onClose={() => setState('closed')}>
      {t('storage.memory')}
    </Banner>
  ) : null;
}
