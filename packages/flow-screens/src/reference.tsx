import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { IconButton } from '@quayside/ui/icon-button';
import { useState } from 'react';

/** Renders the reference of an application, with a button that copies it if the browser allows that. */
export function Reference({ value }: { readonly value: string }) {
  const t = useText(applicationState);
  const [copied, setCopied] = useState<'not-yet' | 'copied'>('not-yet');
  const { clipboard } = navigator as Partial<Navigator>; // absent in a web view without a secure context
  return (
    <div className="flex items-center justify-between gap-x-2">
      <span className="min-w-0 tabular-nums select-all">{value}</span>
      {clipboard ? (
        <>
          <IconButton
            label={t(copied === 'copied' ? 'reference.copied' : 'reference.copy')}
            icon={<Drawing of={copied} />}
            className="-my-3 -me-3 text-accent"
            onPress={() => {
              clipboard.writeText(value).then(
                () => setCopied('copied'),
                () => undefined, // the customer can select the reference
              );
            }}
          />
          <span role="status" className="sr-only">
            {copied === 'copied' ? t('reference.copied') : ''}
          </span>
        </>
      ) : null}
    </div>
  );
}

/** Renders an icon for copying, or a tick once the reference is copied. */
const Drawing = ({ of }: { of: 'not-yet' | 'copied' }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-[1.25rem] fill-none stroke-current"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {of === 'copied' ? (
      <path d="M20 6 9 17l-5-5" />
    ) : (
      <>
        <rect x="8" y="8" width="14" height="14" rx="2" />
        <path d="M4 16a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2h10a2 2 0 0 1 2 2" />
      </>
    )}
  </svg>
);
