import { uiReading } from '@quayside/i18n/text/ui-reading';
import { useText } from '@quayside/i18n/use-text';
import { Popover } from '../popover/popover.tsx';

/** Renders a term that opens the sentences on a chart. Chinese and Japanese have no space after a sentence. */
export function Notes({ of }: { of: readonly string[] }) {
  const t = useText(uiReading);
  if (of.length === 0) return null;
  return (
    <p className="m-0 mt-2 text-caption text-ink-muted">
      <Popover label={t('aboutChart')}>{of.join(' ').replaceAll('。 ', '。')}</Popover>
    </p>
  );
}
