import type { Application } from '@quayside/contract/application';
import { firstCorrectionPath } from '@quayside/flow-screens/request-path';
import { itemState } from '@quayside/flow-screens/review-items';
import { ItemReason } from '@quayside/flow-screens/review-list';
import { applicationState } from '@quayside/i18n/text/application-state';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useNavigate } from 'react-router';

type ToFixProps = {
  readonly application: Application;
  /** the product that was applied for; undefined for an account */
  readonly product: string | undefined;
  readonly title: string;
  /** opens the status of the application */
  readonly onOpen: () => void;
};

/** Names what a reviewer sent back or asks for, each with its reason, and starts the correction; once all is corrected, leads to where it is sent. */
export function ToFix({ application, product, title, onOpen }: ToFixProps) {
  const t = useText(applicationState);
  const tHome = useText(homeStatus);
  const tReasons = useText(reasons);
  const navigate = useNavigate();
  const items = application.requirements.flatMap((requirement) => {
    const state = itemState(requirement);
    return state === 'rejected' || state === 'asked' ? [{ requirement, state }] : [];
  });
  const open = items.map(({ requirement }) => requirement.id);
  const isRejected = items.some(({ state }) => state === 'rejected');
  const { flow, reference } = application;
  return (
    <>
      {product && items.length > 0 ? <p className="m-0 text-caption text-ink-muted">{product}</p> : null}
      <h2 className="m-0 text-ink text-title">
        {isRejected ? t('toFix', { count: open.length }) : open.length > 0 ? t('asked.heading') : title}
      </h2>
      {items.length > 0 ? (
        <ul className="mt-2 mb-0 flex list-none flex-col gap-3 p-0">
          {items.map((item) => (
            <li
              key={item.requirement.id}
              className="flex gap-3 text-body text-ink before:mt-[0.5em] before:size-2 before:shrink-0 before:rounded-full before:bg-warning before:content-['']"
            >
              <div className="min-w-0">
                <p className="m-0 font-semibold">
                  {tReasons(`requirement.${item.requirement.id}` as 'requirement.contact')}
                </p>
                <ItemReason {...item} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 mb-0 text-body text-ink-muted">{t('corrected.lead')}</p>
      )}
      <div className="mt-4 flex flex-col">
        {items.length > 0 ? (
          <Button onPress={() => void navigate(firstCorrectionPath({ flow, open }))}>
            {isRejected ? t('fixThings', { count: open.length }) : t('sendAsked')}
          </Button>
        ) : (
          <Button onPress={onOpen}>{tHome('status.see')}</Button>
        )}
      </div>
      {reference ? (
        <p className="mt-3 mb-0 text-caption text-ink-muted">
          {t('reference.label')} {reference}
        </p>
      ) : null}
    </>
  );
}
