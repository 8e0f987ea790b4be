import { resumeState } from '@quayside/flow/internals/resume';
import type { FirstToDo } from '@quayside/flow-screens/internals/to-do-list';
import { w8benLife } from '@quayside/flow-w8ben/internals/texts';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { useHref, useNavigate } from 'react-router';

/** The text groups that load together with the card. */
export const texts = [w8benLife];

/**
 * Renders the card of the most urgent task, in the colour of its urgency: what happens if the customer ignores it, and the primary action of the page. Tasks of
 * an application have another card.
 */
export function FirstToDoCard({ toDo, path, title, detail }: FirstToDo) {
  const t = useText(w8benLife);
  const action = useAction(toDo);
  const href = useHref(path);
  const navigate = useNavigate();
  const isForm = toDo.kind === 'w8ben';
  const isOver = isForm && (toDo.state === 'expired' || toDo.state === 'overdue');
  return (
    <Notice
      tone={isOver ? 'danger' : toDo.urgency === 'open' ? 'info' : 'warning'}
      title={isForm ? formTitle(t, toDo) : title}
      actionWidth="full"
      action={
        <div className="flex flex-col">
          <Button
            href={href}
            onPress={(event) => {
              event.preventDefault();
              void navigate(path, toDo.kind === 'draft' ? { state: resumeState } : {});
            }}
          >
            {action}
          </Button>
        </div>
      }
    >
      {detail ? <p className="m-0">{detail}</p> : null}
      {isForm ? <p className="mt-1 mb-0">{t(isOver ? 'hurt.now' : 'hurt.soon')}</p> : null}
    </Notice>
  );
}

function formTitle(t: ReturnType<typeof useText<typeof w8benLife>>, { whose, state }: Form): string {
  return whose?.name === undefined ? t(`heading.${state}`) : t(`headingOf.${state}`, { name: whose.name });
}

type Form = Extract<FirstToDo['toDo'], { readonly kind: 'w8ben' }>;

/** Returns the label of the button that starts the task. */
function useAction(toDo: FirstToDo['toDo']): string {
  const t = useText(homeStatus);
  const tForm = useText(w8benLife);
  const tState = useText(applicationState);
  const tFlow = useText(flowText);
  switch (toDo.kind) {
    case 'w8ben':
      return toDo.state === 'incorrect'
        ? tForm('home.update')
        : t(toDo.state === 'affirm' ? 'act.confirmForm' : 'act.renewForm');
    case 'assessment-expired':
      return t('act.renewAssessment');
    case 'documents-requested':
      return t('act.upload');
    case 'sent-back':
      return toDo.open.length > 0 ? tState('fixThings', { count: toDo.open.length }) : t('status.see');
    case 'draft':
      return t('resume');
    case 'second-holder':
      return tFlow('continue');
  }
}
