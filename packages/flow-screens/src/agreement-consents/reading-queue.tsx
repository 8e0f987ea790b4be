import type { Agreement } from '@quayside/contract/internals/agreement';
import { useFormScope, useFormValue } from '@quayside/flow/form';
import { agreementConsents } from '@quayside/i18n/internals/text/agreement-consents';
import { useText } from '@quayside/i18n/use-text';
import { hasSharedConsent, isAcceptedWithW8ben } from '@quayside/rules/internals/agreement-acceptance';
import { Button } from '@quayside/ui/button';
import { ConsentReader } from '@quayside/ui/consent-reader';
import { useRef, useState } from 'react';
import { Section } from '../section.tsx';
import { SeparateAcceptances, SharedAcceptance, W8benAcceptance } from './acceptance.tsx';
import { type Consent, hasConsent, isAgreementRead, withConsent } from './consents.ts';

export type ReadingQueueProps = {
  readonly agreements: readonly Agreement[];
  /** The effect of the last acceptance in the reader: `continue` submits the step, and `stay` shows the list. */
  readonly onward: 'continue' | 'stay';
};

/**
 * Renders the agreements of a flow with one reader for all of them, and stores which ones were read to the end. One checkbox covers all agreements, except
 * those that legally require a separate one.
 */
export function ReadingQueue({ agreements, onward }: ReadingQueueProps) {
  const t = useText(agreementConsents);
  const page = useRef<HTMLDivElement>(null);
  const consents = useFormValue<readonly Consent[]>('consents') ?? none;
  const { store, readOnly } = useFormScope();
  const [opened, setOpened] = useState<readonly Agreement[]>();
  const [reader, setReader] = useState<'closed' | 'open'>('closed');
  const together = agreements.filter(({ id }) => hasSharedConsent(id));
  const w8ben = agreements.find(({ id }) => isAcceptedWithW8ben(id));
  const byThemselves = agreements.filter((one) => !hasSharedConsent(one.id) && one !== w8ben);
  const queue = [...together, ...byThemselves, ...(w8ben ? [w8ben] : [])];
  const readSoFar = () => (store.read('read') as readonly Consent[] | undefined) ?? [];
  const givenSoFar = () => (store.read('consents') as readonly Consent[] | undefined) ?? none;
  const show = (texts: readonly Agreement[]) => {
    setOpened(texts);
    setReader('open');
  };
  const open = (agreement: Agreement) => show([agreement]);
  /** Returns the position of an agreement among those of the page: “2 of 6”. Returns undefined if it is the only one. */
  const placeOf = ({ id }: Pick<Agreement, 'id'>) =>
    queue.length === 1
      ? undefined
      : t('place', { number: queue.findIndex((one) => one.id === id) + 1, total: queue.length });
  const openAll = () => {
    const unread = queue.filter((one) => !isAgreementRead(readSoFar(), one));
    show(unread.length > 0 ? unread : queue);
  };
  const noteRead = (agreement: Pick<Agreement, 'id' | 'version' | 'language'>) => {
    if (readOnly || isAgreementRead(readSoFar(), agreement)) return;
    const read = withConsent(readSoFar(), agreement, true);
    store.write(
      'read',
      queue.flatMap(({ id }) => read.filter((one) => one.id === id)), // in the order of the page, not in the order of reading
    );
  };
  const give = (covered: readonly Agreement[]) => {
    for (const agreement of covered) noteRead(agreement);
    const given = covered.reduce((all, agreement) => withConsent(all, agreement, true), givenSoFar());
    store.write('consents', given);
    if (!queue.every((agreement) => hasConsent(given, agreement))) return;
    setReader('closed');
    if (onward === 'continue') page.current?.closest('form')?.requestSubmit();
  };
  /** Returns the checkbox below an agreement in the reader. It is below the last agreement that it covers, and missing if only one agreement is open. */
  const acceptanceOf = ({ id }: Pick<Agreement, 'id'>) => {
    if (readOnly || !opened || opened.length < 2) return undefined;
    const covered = together.some((one) => one.id === id) ? together : queue.filter((one) => one.id === id);
    if (opened.findLast((one) => covered.includes(one))?.id !== id) return undefined;
    const [only] = covered;
    const several = covered === together;
    return {
      label: several || !only ? t('agreeTogether', { count: covered.length }) : t('agree', { title: only.title }),
      isAccepted: covered.every((one) => hasConsent(consents, one)),
      onAccept: () => give(covered),
    };
  };
  return (
    <div ref={page} className="contents">
      {queue.length > 1 ? (
        <Button variant="secondary" width="full" aria-haspopup="dialog" onPress={openAll}>
          {t('readAll')}
        </Button>
      ) : null}
      {together.length > 0 ? <SharedAcceptance agreements={together} onOpen={open} /> : null}
      {w8ben ? <W8benAcceptance agreement={w8ben} onOpen={open} /> : null}
      {together.length > 0 && byThemselves.length > 0 ? (
        <Section heading={t('separately.label')}>
          <SeparateAcceptances agreements={byThemselves} onOpen={open} />
        </Section>
      ) : (
        <SeparateAcceptances agreements={byThemselves} onOpen={open} />
      )}
      {opened ? (
        <ConsentReader
          agreements={opened}
          title={t('title')}
          open={reader === 'open'}
          onOpenChange={() => setReader('closed')}
          onRead={noteRead}
          getAcceptance={acceptanceOf}
          getCaption={placeOf}
        />
      ) : null}
    </div>
  );
}

const none: readonly Consent[] = [];
