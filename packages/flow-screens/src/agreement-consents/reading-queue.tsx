import type { Agreement } from '@quayside/contract/agreement';
import { useFormScope } from '@quayside/flow/form';
import { agreementConsents } from '@quayside/i18n/text/agreement-consents';
import { useText } from '@quayside/i18n/use-text';
import { isAcceptedTogether } from '@quayside/rules/agreement-acceptance';
import { Button } from '@quayside/ui/button';
import { ConsentReader } from '@quayside/ui/consent-reader';
import { useState } from 'react';
import { Section } from '../section.tsx';
import { AcceptedByItself, TogetherAccepted } from './acceptance.tsx';
import { type Consent, isRead, withConsent } from './consents.ts';

/**
 * Renders the agreements of a flow with one reader for all of them, and keeps which were read to the end. One acceptance covers those that the law does not set
 * apart.
 */
export function ReadingQueue({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useText(agreementConsents);
  const { store, readOnly } = useFormScope();
  const [opened, setOpened] = useState<readonly Agreement[]>();
  const [reader, setReader] = useState<'closed' | 'open'>('closed');
  const together = agreements.filter(({ id }) => isAcceptedTogether(id));
  const byThemselves = agreements.filter(({ id }) => !isAcceptedTogether(id));
  const queue = [...together, ...byThemselves];
  const readSoFar = () => (store.read('read') as readonly Consent[] | undefined) ?? [];
  const show = (texts: readonly Agreement[]) => {
    setOpened(texts);
    setReader('open');
  };
  const open = (agreement: Agreement) => show([agreement]);
  const openAll = () => {
    const unread = queue.filter((one) => !isRead(readSoFar(), one));
    show(unread.length > 0 ? unread : queue);
  };
  const noteRead = (agreement: Pick<Agreement, 'id' | 'version' | 'language'>) => {
    if (readOnly || isRead(readSoFar(), agreement)) return;
    const read = withConsent(readSoFar(), agreement, true);
    store.write(
      'read',
      queue.flatMap(({ id }) => read.filter((one) => one.id === id)), // in the order of the page, whichever end was seen first
    );
  };
  return (
    <>
      {queue.length > 1 ? (
        <Button variant="secondary" width="full" aria-haspopup="dialog" onPress={openAll}>
          {t('readAll')}
        </Button>
      ) : null}
      {together.length > 0 ? <TogetherAccepted agreements={together} onOpen={open} /> : null}
      {together.length > 0 && byThemselves.length > 0 ? (
        <Section heading={t('separately.label')}>
          <p className="m-0 text-body text-ink-muted">{t('separately.why')}</p>
          <AcceptedByItself agreements={byThemselves} onOpen={open} />
        </Section>
      ) : (
        <AcceptedByItself agreements={byThemselves} onOpen={open} />
      )}
      {opened ? (
        <ConsentReader
          agreements={opened}
          title={t('title')}
          open={reader === 'open'}
          onClose={() => setReader('closed')}
          onRead={noteRead}
        />
      ) : null}
    </>
  );
}
