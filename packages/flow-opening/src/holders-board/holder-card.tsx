import type { Party } from '@quayside/contract/application';
import type { HolderPart } from '@quayside/contract/internals/holders-board';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { StatusTag, type StatusTagProps } from '@quayside/ui/status-tag';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { joint } from '../joint/texts.ts';

export type HolderCardProps = {
  holder: HolderPart;
  /** Which of the holders is viewing the page. */
  you: Party;
  /** Whether the second holder is a minor and the first their guardian. */
  ofMinor: boolean;
  /** Buttons for this holder's part. */
  children?: ReactNode;
};

const tones: Readonly<Record<HolderPart['state'], StatusTagProps['tone']>> = {
  'not-started': 'neutral',
  'to-do': 'info',
  waiting: 'success',
  'sent-back': 'warning',
  'under-review': 'info',
  accepted: 'success',
};

/** Renders a card about a holder's part of the application: name, role, status and items. Sets `data-party` and `data-state`. */
export function HolderCard({ holder, you, ofMinor, children }: HolderCardProps) {
  const t = useText(joint);
  const { party, role, name, state, items } = holder;
  const roleWords = t(`role.${role === 'sole' && ofMinor ? 'guardian' : role}`);
  const about = [...(name ? [roleWords] : []), ...(party === you ? [t('you')] : [])];
  return (
    <div data-party={party} data-state={state}>
      <Card title={name ?? roleWords} aside={<StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>}>
        {about.length > 0 ? <p className="-mt-2 mb-3 text-ink-muted text-label">{about.join(' · ')}</p> : null}
        <ul
          {...listRole}
          className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-x-2 gap-y-2 p-0"
        >
          {items.map((item) => (
            <Item key={item.group} {...item} />
          ))}
        </ul>
        {children}
      </Card>
    </div>
  );
}

/** Keeps the list a list for screen readers: Safari removes the role from lists without markers (WebKit bug 170179). */
const listRole = { role: 'list' };

const icons = { done: Check, 'to-do': Circle, 'sent-back': TriangleAlert };
const colours = { done: 'text-success', 'to-do': 'text-ink-muted', 'sent-back': 'text-warning' };

function Item({ group, state }: HolderPart['items'][number]) {
  const t = useText(joint);
  const tFlow = useText(flowText);
  const Icon = icons[state];
  const name = translateIfKnown(tFlow, flowText, `group.${group}`);
  if (name === undefined) return null; // a group of a newer server, without a text
  return (
    <li data-state={state} className="flex min-w-0 items-start gap-1.5 text-ink text-label">
      <Icon aria-hidden size={18} className={`shrink-0 ${colours[state]}`} />
      <span className="min-w-0 break-words">
        {name}
        <span className="sr-only">: {t(`state.${itemWords[state]}`)}</span>
      </span>
    </li>
  );
}

const itemWords = { done: 'waiting', 'to-do': 'to-do', 'sent-back': 'sent-back' } as const;
