import type { Application } from '@quayside/contract/application';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { reviewWindow } from '@quayside/rules/internals/working-days';
import { Breakable } from '@quayside/ui/internals/breakable';
import type { TimelineItem } from '@quayside/ui/timeline';
import { type CalendarDate, compareDates, formatDate } from '@quayside/values/calendar-date';

/** Returns whether a review takes longer than announced. Returns false before the submission. */
export const isReviewLate = ({ submittedAt }: Pick<Application, 'submittedAt'>, today: CalendarDate): boolean =>
  submittedAt ? compareDates(today, reviewWindow(new Date(submittedAt)).latest) > 0 : false;

/**
 * Returns the title and lead for a review that is late, or undefined if it is not. The screen must load the texts `days`.
 * @param latest last expected day; by default for a review that starts at the submission
 */
export function useLateText(
  { submittedAt }: Pick<Application, 'submittedAt'>,
  today: CalendarDate,
  latest: CalendarDate | undefined = submittedAt ? reviewWindow(new Date(submittedAt)).latest : undefined,
) {
  const t = useText(applicationState);
  const language = useLanguage();
  if (latest === undefined || compareDates(today, latest) <= 0) return undefined;
  return { title: t('late.title'), lead: t('late.lead', { date: formatDate(latest, language) }) };
}

/** Returns a timeline row for each past event: submission, return by a reviewer, and resubmission. */
export function usePastItems({ submittedAt, history }: Pick<Application, 'submittedAt' | 'history'>) {
  const t = useText(applicationState);
  const language = useLanguage();
  const past = history.flatMap(({ what, at }) => (isOfPast(what) ? [{ what, at }] : []));
  const events = past.length > 0 || !submittedAt ? past : [{ what: 'submitted' as const, at: submittedAt }];
  return events.map(
    ({ what, at }): TimelineItem => ({
      id: `${what} ${at}`,
      title: t(pastNames[what]),
      time: formatSingaporeInstant(at, language),
      state: 'done',
    }),
  );
}

const pastNames = {
  submitted: 'received',
  'sent-back': 'step.sentBack',
  'submitted-again': 'corrected.heading',
} as const;
const isOfPast = (what: Application['history'][number]['what']): what is keyof typeof pastNames => what in pastNames;

/**
 * Returns the timeline rows of a review: past events, the expected date, and the e-mail with the result. If the review is late on `today`, a text says so
 * instead of the date. The screen must load the texts `days`.
 */
export function useReviewItems(application: Application, today: CalendarDate): readonly TimelineItem[] {
  const t = useText(applicationState);
  const language = useLanguage();
  const past = usePastItems(application);
  const { submittedAt, answers } = application;
  if (!submittedAt) return [];
  const window = reviewWindow(new Date(submittedAt));
  const late = isReviewLate({ submittedAt }, today);
  const email = answers['contact-info']?.email;
  return [
    ...past,
    {
      id: 'review',
      title: t('review.label'),
      time: late ? t('late.noDate') : t('review.by', { date: formatDate(window.latest, language) }),
      ...(window.estimate && !late ? { detail: t('review.estimate') } : {}),
      state: 'current',
    },
    {
      id: 'result',
      title: t('result.label'),
      ...(typeof email === 'string' ? { time: <Breakable text={t('result.to', { email })} /> } : {}),
      state: 'waiting',
    },
  ];
}
