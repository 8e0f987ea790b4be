import { getAccountOverview } from '@quayside/contract/calls/account';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { useQuery } from '@tanstack/react-query';
import { joint } from '../joint/texts.ts';

export type SavedUntilProps = {
  readonly runtime: FlowRuntime;
  /** Id of the first holder's application; the viewer's own application counts too. */
  readonly applicationId: string;
};

/** Fetches and renders the date until which we store both drafts. Renders nothing while the date is unknown, and after the submission. */
export function SavedUntil({ runtime, applicationId }: SavedUntilProps) {
  const { data } = useQuery(
    {
      queryKey: ['account-overview'],
      queryFn: ({ signal }) => runtime.services.caller.call(getAccountOverview, {}, { signal, quiet: true }),
      networkMode: 'always',
    },
    runtime.queries,
  );
  const ids = [applicationId, runtime.application?.id];
  const draft = data?.requests.find((one) => one.draft && ids.includes(one.applicationId))?.draft;
  return draft ? <SavedForBoth until={draft.keptUntil} /> : null;
}

/** Renders the date until which we keep both parts. */
export function SavedForBoth({ until }: { readonly until: string }) {
  const t = useText(joint);
  const language = useLanguage();
  return (
    <p className="m-0 text-ink-muted text-label">
      {t('kept', { date: formatDate(toSingaporeDate(new Date(until)), language) })}
    </p>
  );
}
