import { useText } from '@quayside/i18n/use-text';
import { Disclosure } from '@quayside/ui/disclosure';
import type { ReactNode } from 'react';
import { openingBase } from '../identity/texts.ts';

/** Renders its children in a collapsed section, for the fields that a reviewer did not reject. */
export default function CollapsedFields({ children }: { children: ReactNode }) {
  const t = useText(openingBase);
  return (
    <Disclosure summary={t('correct.others')} variant="card">
      <div className="flex flex-col gap-6 pt-2">{children}</div>
    </Disclosure>
  );
}
