import type { Application } from '@quayside/contract/application';
import { instantText } from '@quayside/i18n/instant-text';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useQuery } from '@tanstack/react-query';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** How often a page that is on screen asks for the result of a review, in milliseconds. */
const askEveryMs = 30_000;

/** Asks the server again: while a review is running and the page is visible, when the page is looked at again, and on demand. */
export function Refresh({ runtime, application }: { runtime: FlowRuntime; application: Application }) {
  const t = useText(openingState);
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
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center gap-1 px-gutter text-center">
      <Button variant="quiet" size="medium" busy={isFetching} onPress={() => void refetch()}>
        {t('refresh')}
      </Button>
      <p role="status" className="m-0 text-caption text-ink-muted">
        {isError ? t('refreshFailed') : data ? t('refreshed', { time: instantText(data, language) }) : null}
      </p>
    </div>
  );
}
