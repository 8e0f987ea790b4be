import { getRoutePath } from '@quayside/flow/define-flow';
import { useFormScope } from '@quayside/flow/form';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { useApplication } from '@quayside/flow/internals/use-application';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { issueText } from '@quayside/i18n/internals/issue-text';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { type ComparedDetail, getComparedField } from '@quayside/rules/document-match';
import type { Issue } from '@quayside/rules/issue';
import { getApplicableSteps } from '@quayside/rules/journey';
import { Notice } from '@quayside/ui/notice';
import { useMemo, useSyncExternalStore } from 'react';
import { getBaseInfo } from '../answers/step-answers.ts';
import { getComparedDetail } from '../documents/compared-detail.ts';
import { openingBase } from '../identity/texts.ts';

/**
 * Renders a `Notice` for each detail that differs between the document and the basic information (RULE-07). `name` is the path of the document in the answers.
 */
export function DocumentDifferences({ step, name }: { step: string; name: string }) {
  const texts = useTextStore();
  useText(issues); // subscribes to the language
  const { store } = useFormScope();
  const loaded = useApplication();
  const read = () => store.values;
  const values = useSyncExternalStore(store.subscribe, read, read);
  const runtime = loaded.status === 'ready' ? loaded.runtime : undefined;
  const application = loaded.status === 'ready' ? loaded.application : undefined;
  const sentBackFor = getComparedDetail(useRejection(step)?.code ?? '');
  const isAsSentBack = application?.answers[step]?.[name] === values[name];
  const found = useMemo(
    () =>
      runtime && application
        ? runtime.answers.check(step, values).flatMap((issue) => {
            const detail = detailOf(issue, name);
            return detail ? [{ issue, detail }] : [];
          })
        : [],
    [runtime, application, step, name, values],
  );
  const unsaid = found.filter(({ detail }) => !(isAsSentBack && detail === sentBackFor)); // the rejection has the same words
  return unsaid.map(({ issue, detail }) => (
    <Notice
      key={detail}
      tone={detail === 'name' ? 'warning' : 'danger'}
      announce="polite"
      action={<Correct id={issue.path} detail={detail} />}
    >
      {issueText(texts, issue, '')}
    </Notice>
  ));
}

const details: readonly ComparedDetail[] = ['number', 'name', 'birthDate'];

const detailOf = ({ path }: Issue, name: string) => details.find((detail) => path === `${name}.${detail}`);

/** Renders a link to the field of the basic information. Renders nothing if the customer cannot edit it here, as in a hand-off to a phone. */
function Correct({ id, detail }: { id: string; detail: ComparedDetail }) {
  const t = useText(openingBase);
  const loaded = useApplication();
  if (loaded.status !== 'ready') return null;
  const { runtime, application } = loaded;
  const isAsked = getApplicableSteps(runtime.steps, runtime.answers.context()).some((one) => one.id === 'base-info');
  if (!isAsked || !runtime.answers.canEdit('base-info')) return null;
  const field = getComparedField(detail, getBaseInfo(application.answers));
  return (
    <LinkButton id={id} variant="quiet" size="medium" path={`${getRoutePath(runtime.flow, 'base-info')}#${field}`}>
      {t(`correct.${detail}`)}
    </LinkButton>
  );
}
