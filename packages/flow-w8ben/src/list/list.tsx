import { StepScreen } from '@quayside/flow/step-screen';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { NOTICE_DAYS } from '@quayside/rules/certification-change';
import { w8benValidUntil } from '@quayside/rules/w8ben-validity';
import { Card } from '@quayside/ui/card';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useToday } from '../internal/use-today.ts';
import { useW8benScope } from '../w8ben-scope.ts';

export const texts = [w8ben];

/** /sg-w8ben-list: what the form is for, who cannot use it, its parts, how long it is valid. */
export default function ListScreen() {
  const t = useText(w8ben);
  const { prefix } = useW8benScope();
  return (
    <StepScreen
      step={`${prefix}list`}
      title={t('list.title')}
      heading={t('list.heading')}
      lead={t('list.lead')}
      action={t('list.action')}
      prepare={asRead}
    >
      <Paragraph title={t('list.what.title')} text={t('list.what')} />
      <Paragraph title={t('list.who.title')} text={t('list.who')} />
      <Parts />
      <Validity />
      <p className="m-0 text-caption text-ink-muted">{t('binding')}</p>
    </StepScreen>
  );
}

const asRead = () => ({ read: true });

const Paragraph = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2 className="m-0 text-ink text-title">{title}</h2>
    <p className="mt-1 mb-0 text-body text-ink-muted">{text}</p>
  </section>
);

const parts = ['part1', 'part2', 'part3'] as const;

function Parts() {
  const t = useText(w8ben);
  return (
    <section>
      <h2 className="m-0 text-ink text-title">{t('list.parts')}</h2>
      <ul className="mt-2 mb-0 list-none divide-y divide-line border-line border-y p-0">
        {parts.map((part) => (
          <li key={part} className="py-3">
            <span className="block font-medium text-body text-ink">{t(`list.${part}.title`)}</span>
            <span className="block text-ink-muted text-label">{t(`list.${part}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Validity() {
  const t = useText(w8ben);
  const language = useLanguage();
  const today = useToday();
  return (
    <Card tone="sunken">
      <p className="m-0 text-ink-muted text-label">{t('list.validUntil')}</p>
      {today ? (
        <p className="mt-0.5 mb-0 text-heading text-ink tabular-nums">{formatDate(w8benValidUntil(today), language)}</p>
      ) : (
        <SkeletonScreen>
          <p className="mt-0.5 mb-0 w-36 text-heading">
            <Skeleton />
          </p>
        </SkeletonScreen>
      )}
      <p className="mt-1 mb-0 text-ink-muted text-label">{t('list.validUntil.why')}</p>
      <p className="mt-3 mb-0 text-ink text-label">{t('list.change', { days: NOTICE_DAYS })}</p>
    </Card>
  );
}
