import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { SignedW8ben, W8benOverview, W8benState } from '@quayside/rules/internals/w8ben-life';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { StatusTag, type StatusTagProps } from '@quayside/ui/status-tag';
import { type CalendarDate, compareDates, formatDate } from '@quayside/values/calendar-date';
import { w8benLife } from '../renewal/texts.ts';

/** Tone (colour) of the status tag for each state of a form on file. */
export const w8benStateTones = {
  valid: 'success',
  'renew-soon': 'warning',
  affirm: 'warning',
  incorrect: 'warning',
  overdue: 'danger',
  expired: 'danger',
} as const satisfies Record<W8benState, StatusTagProps['tone']>;

/** Renders a card about the form on file: its state, date of signing, last affirmation, last valid day and due date. */
export function FormOnFileCard({ form, life }: { form: SignedW8ben; life: W8benOverview }) {
  const t = useText(w8benLife);
  const language = useLanguage();
  const row = (id: 'signedOn' | 'affirmedOn' | 'validUntil' | 'dueOn', date: CalendarDate | undefined) =>
    date ? [{ id, label: t(`file.${id}`), value: formatDate(date, language) }] : [];
  return (
    <Card
      title={t('file.label')}
      aside={<StatusTag tone={w8benStateTones[life.state]}>{t(`state.${life.state}`)}</StatusTag>}
    >
      <DescriptionList
        items={[
          ...row('signedOn', form.signedOn),
          ...row('affirmedOn', form.affirmedOn),
          ...row('validUntil', life.validUntil),
          ...(life.dueOn === life.validUntil ? [] : row('dueOn', life.dueOn)),
        ]}
      />
    </Card>
  );
}

/** Renders the kinds and dates of changes in certified facts since the last signature or affirmation. Renders nothing if there are none. */
export function ChangesSinceSigned({ form }: { form: SignedW8ben }) {
  const t = useText(w8benLife);
  const language = useLanguage();
  const since = form.changes.filter(({ changedOn }) => compareDates(changedOn, form.affirmedOn ?? form.signedOn) > 0);
  if (since.length === 0) return null;
  return (
    <Card title={t('changes')}>
      <DescriptionList
        items={since.map(({ change, changedOn }) => ({
          id: `${change} ${changedOn}`,
          label: t(`change.${change}`),
          value: formatDate(changedOn, language),
        }))}
      />
    </Card>
  );
}
