import type { Application } from '@quayside/contract/application';
import { firstCorrectionPath } from '@quayside/flow-screens/internals/request-path';
import { itemState } from '@quayside/flow-screens/internals/review-items';
import { ItemReason } from '@quayside/flow-screens/internals/review-list';
import { w8benLife } from '@quayside/flow-w8ben/internals/texts';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { ToDo } from '@quayside/rules/internals/to-dos';
import { Button } from '@quayside/ui/button';
import { formatDate } from '@quayside/values/calendar-date';
import { useNavigate } from 'react-router';

type ToFixProps = {
  readonly application: Application;
  /** The id of the holder, for the W-8BEN of another person; undefined for the customer's own. */
  readonly holder?: string | undefined;
  /** The name of the product; undefined for an account. */
  readonly label: string | undefined;
  /** The heading of the card once all items are corrected. */
  readonly title: string;
  /** The heading of the card for requested items. Default: that the broker needs more information. */
  readonly asked?: string | undefined;
  readonly deadline: ToDo['deadline'];
  /** Opens the status of the application. */
  readonly onOpen: () => void;
};

/**
 * Renders the card of an application that was sent back: its items with reasons, the deadline, and a button that starts the correction. Once all items are
 * corrected, the button opens the status page instead.
 */
export function ToFix({ application, holder, label, title, asked, deadline, onOpen }: ToFixProps) {
  const t = useText(applicationState);
  const tHome = useText(homeStatus);
  const tReasons = useText(reasons);
  const navigate = useNavigate();
  const items = application.requirements.flatMap((requirement) => {
    const state = itemState(requirement);
    return state === 'rejected' || state === 'asked' ? [{ requirement, state }] : [];
  });
  const nameOf = (id: string) =>
    translateIfKnown(tReasons, reasons, `requirement.${id}`) ?? tReasons('requirement.other');
  const isNamed = items.some(({ requirement }) => nameOf(requirement.id) === label);
  const open = items.map(({ requirement }) => requirement.id);
  const isRejected = items.some(({ state }) => state === 'rejected');
  const { flow, reference } = application;
  return (
    <div data-tone="warning" className="rounded-card bg-warning-soft p-4 forced-colors:border">
      {label && items.length > 0 && !isNamed ? <p className="mt-0 mb-1 text-caption text-ink">{label}</p> : null}
      <div className="flex items-start gap-3">
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="mt-[0.1em] size-[1.5rem] shrink-0 fill-none stroke-2 stroke-warning [stroke-linecap:round] [stroke-linejoin:round]"
        >
          <path d="M12 4 2.5 20.5h19zM12 10v5m0 2.5v.01" />
        </svg>
        <h2 className="m-0 min-w-0 text-ink text-title">
          {isRejected ? t('toFix', { count: open.length }) : open.length > 0 ? (asked ?? t('asked.heading')) : title}
        </h2>
      </div>
      {items.length > 0 ? (
        <ul className="mt-2 mb-0 flex list-none flex-col gap-3 p-0">
          {items.map((item) => (
            <li key={item.requirement.id} className="text-body text-ink">
              <p className="m-0 font-semibold">{nameOf(item.requirement.id)}</p>
              <ItemReason {...item} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 mb-0 text-body text-ink">{t('corrected.lead')}</p>
      )}
      <ByWhen deadline={deadline} />
      <div className="mt-4 flex flex-col min-[48rem]:max-w-sm">
        {items.length > 0 ? (
          <Button onPress={() => void navigate(firstCorrectionPath({ flow, holder, open }))}>
            {isRejected ? t('fixThings', { count: open.length }) : asked ? tHome('act.upload') : t('sendAsked')}
          </Button>
        ) : (
          <Button onPress={onOpen}>{tHome('status.see')}</Button>
        )}
      </div>
      {reference ? (
        <p className="mt-3 mb-0 text-caption text-ink">
          {t('reference.label')} {reference}
        </p>
      ) : null}
    </div>
  );
}

/** Renders the deadline. Without one, renders that the answers are stored and that the review can end without a reply. */
function ByWhen({ deadline }: Pick<ToFixProps, 'deadline'>) {
  const t = useText(applicationState);
  const tForm = useText(w8benLife);
  const language = useLanguage();
  const date = deadline && formatDate(deadline.on, language);
  const said =
    date === undefined
      ? t('answersKept')
      : deadline?.when === 'past'
        ? tForm('sentBack.now')
        : tForm('sentBack.by', { date });
  return <p className={`mt-3 mb-0 text-ink text-label ${deadline ? 'font-semibold' : ''}`}>{said}</p>;
}
