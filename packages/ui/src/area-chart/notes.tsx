import { uiReading } from '@quayside/i18n/text/ui-reading';
import { useText } from '@quayside/i18n/use-text';
import { Disclosure } from '../disclosure/disclosure.tsx';

/** Renders a disclosure with the sentences on a chart. Chinese and Japanese have no space after a sentence. */
export function Notes({ of }: { of: readonly string[] }) {
  const t = useText(uiReading);
  if (of.length === 0) return null;
  return (
    <div className="mt-2">
      <Disclosure summary={t('aboutChart')}>{of.join(' ').replaceAll('。 ', '。')}</Disclosure>
    </div>
  );
}
