import { applicationState } from '@quayside/i18n/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useState } from 'react';

/** Renders the reference of an application with a button that copies it; nothing before there is one. */
export function Reference({ value }: { value: string | null }) {
  const t = useText(applicationState);
  const [copied, setCopied] = useState<'not-yet' | 'copied'>('not-yet');
  if (!value) return null;
  const { clipboard } = navigator as Partial<Navigator>; // absent in a web view without a secure context
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 text-label">
      <p className="m-0 text-ink-muted">
        {t('reference.label')} <span className="text-ink tabular-nums select-all">{value}</span>
      </p>
      {clipboard ? (
        <>
          <Button
            variant="quiet"
            size="medium"
            onPress={() => {
              clipboard.writeText(value).then(
                () => setCopied('copied'),
                () => undefined, // the reference can be selected
              );
            }}
          >
            {t(copied === 'copied' ? 'reference.copied' : 'reference.copy')}
          </Button>
          <span role="status" className="sr-only">
            {copied === 'copied' ? t('reference.copied') : ''}
          </span>
        </>
      ) : null}
    </div>
  );
}
