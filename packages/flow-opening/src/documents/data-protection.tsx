import { useFlowState } from '@quayside/flow/flow-context';
import { useText } from '@quayside/i18n/use-text';
import { DRAFT_LIFETIME } from '@quayside/rules/internals/draft-lifetime';
import { RECORD_KEEPING_YEARS } from '@quayside/rules/limits';
import { Disclosure } from '@quayside/ui/disclosure';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Landmark from 'lucide-react/icons/landmark';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { trust } from '../trust/texts.ts';

export type DataProtectionProps = {
  /** What the customer sends on this page. */
  readonly of: 'document' | 'face' | 'signature';
  /**
   * `full`: all lines, for the first document of an opening. `folded`: all lines in a closed disclosure. Default: `folded`
   */
  readonly variant?: 'full' | 'folded';
};

/**
 * Renders how we protect what the customer sends, who sees it, how long we store it and who supervises us. Only a draft shows a date of expiry. The page has to
 * load the text group `trust`.
 */
export function DataProtection({ of, variant: look = 'folded' }: DataProtectionProps) {
  const t = useText(trust);
  const state = useFlowState();
  const isSubmitted = state.status === 'ready' && state.application.state !== 'draft';
  const lines = (
    <ul className="m-0 flex list-none flex-col gap-2 p-0 text-caption text-ink-muted">
      <Row icon={<Lock size={16} />}>{t('encrypted')}</Row>
      <Row icon={<Eye size={16} />}>{t('seen')}</Row>
      <Row icon={<Clock size={16} />}>
        {isSubmitted ? t('keptSubmitted') : t('kept', { days: DRAFT_LIFETIME.days })}{' '}
        {t('byLaw', { years: RECORD_KEEPING_YEARS })}
      </Row>
      <Row icon={<Landmark size={16} />}>{t('regulated')}</Row>
    </ul>
  );
  if (look === 'folded')
    return (
      <aside aria-label={t(`label.${of}`)}>
        <Disclosure summary={t(`label.${of}`)}>{lines}</Disclosure>
      </aside>
    );
  return (
    <aside aria-label={t(`label.${of}`)} className="rounded-card bg-surface-sunken p-4">
      <p className="m-0 mb-3 font-semibold text-ink text-label">{t(`label.${of}`)}</p>
      {lines}
    </aside>
  );
}

const Row = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li className="flex gap-2.5">
    <span aria-hidden className="inline-flex h-[1lh] shrink-0 items-center text-success">
      {icon}
    </span>
    <span className="min-w-0">{children}</span>
  </li>
);
