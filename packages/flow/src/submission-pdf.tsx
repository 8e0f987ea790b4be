import { getSubmissionPdf } from '@quayside/contract/calls/opening';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { PdfLink } from '@quayside/ui/pdf-link';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** An address is asked for again after this share of its life. */
const renewAt = 0.8;
const shortestLifeSeconds = 60;

/** The PDF of what was submitted last, as a link that always leads to a living address. Nothing before the first submission. */
export function SubmissionPdf({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(openingState);
  const { application } = runtime;
  if (!application?.submittedAt) return null;
  return (
    <PdfOf runtime={runtime} applicationId={application.id} submittedAt={application.submittedAt}>
      {t('pdf')}
    </PdfOf>
  );
}

/** The same of any of the customer's applications, by the words that are given. */
export function PdfOf({
  runtime,
  applicationId,
  submittedAt,
  children,
}: {
  runtime: FlowRuntime;
  applicationId: string;
  /** another submission is another document */
  submittedAt: string;
  children: string;
}) {
  const t = useText(openingState);
  const { services } = runtime;
  const { data, isError } = useQuery(
    {
      queryKey: ['submission-pdf', applicationId, submittedAt],
      queryFn: ({ signal }) => services.caller.call(getSubmissionPdf, { applicationId }, { signal }),
      refetchInterval: ({ state }) => Math.max(state.data?.expiresIn ?? 0, shortestLifeSeconds) * 1000 * renewAt,
      networkMode: 'always',
    },
    runtime.queries,
  );
  if (isError) return <p className="m-0 text-ink-muted text-label">{t('pdf.failed')}</p>;
  if (!data)
    return (
      <SkeletonScreen>
        <Skeleton lines={2} />
      </SkeletonScreen>
    );
  const url = services.fileUrl(data.path);
  const { openPdf } = services;
  return (
    <PdfLink
      href={url}
      {...(openPdf
        ? {
            onOpen: (event) => {
              event.preventDefault();
              openPdf(url);
            },
          }
        : {})}
    >
      {children}
    </PdfLink>
  );
}
