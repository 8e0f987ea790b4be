import type { Application } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useQuery } from '@tanstack/react-query';

/** The interval in milliseconds at which a visible page asks for the result of a review. */
const askEveryMs = 30_000;

export type RefreshProps = {
  readonly runtime: FlowRuntime;
  readonly application: Application;
};

/**
 * Renders a button that reloads the application, and the time of the last reload. Also reloads when the window gets focus, and every 30 seconds during a
 * review.
 */
export function Refresh({ runtime, application }: RefreshProps) {
  const t = useText(applicationState);
  const language = useLanguage();
  const { data, isFetching, isError, refetch } = useQuery(
    {
      queryKey: ['application', runtime.flow.name],
      queryFn: async () => {
        await runtime.refresh();
        return runtime.services.now();
      },
      refetchInterval: application.state === 'under-review' ? askEveryMs : false,
      refetchOnWindowFocus: 'always',
      networkMode: 'always',
    },
    runtime.queries,
  );
  const said = isError
    ? t('refreshFailed')
    : data
      ? t('refreshed', { time: formatSingaporeInstant(data, language) })
      : null;
  const press = () => void refetch();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2">
      <p role="status" className="m-0 text-center text-caption text-ink-muted empty:hidden">
        {said}
      </p>
      <Button variant="quiet" size="medium" busy={isFetching} onPress={press}>
        {t('refresh')}
      </Button>
    </div>
  );
}
