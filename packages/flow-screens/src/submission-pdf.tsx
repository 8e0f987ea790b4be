import { getSubmissionPdf } from '@quayside/contract/calls/opening';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { PdfLink } from '@quayside/ui/pdf-link';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useQuery } from '@tanstack/react-query';

/** The fraction of a signed URL's lifetime after which it is renewed. */
const renewAt = 0.8;
const shortestLifeSeconds = 60;

/** Renders a link to the PDF of the last submission, and renews its signed URL before that expires. Renders nothing before the first submission. */
export function SubmissionPdf({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(applicationState);
  const { application } = runtime;
  if (!application?.submittedAt) return null;
  return (
    <ApplicationPdf runtime={runtime} applicationId={application.id} submittedAt={application.submittedAt}>
      {t('pdf.label')}
    </ApplicationPdf>
  );
}

/** Renders a link to the PDF of any submitted application of the customer, labelled with `children`. Renews the signed URL before it expires. */
export function ApplicationPdf({
  runtime,
  applicationId,
  submittedAt,
  note,
  children,
}: {
  runtime: FlowRuntime;
  applicationId: string;
  /** The time of the submission. Each submission has another PDF. */
  submittedAt: string;
  /** A text next to the file type. */
  note?: string;
  children: string;
}) {
  const t = useText(applicationState);
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
      // The hidden link reserves the space, so that nothing below moves when the URL arrives.
      <div className="relative">
        <div className="invisible">
          <PdfLink href="" {...(note ? { note } : {})}>
            {children}
          </PdfLink>
        </div>
        <div className="absolute inset-0 pt-2">
          <SkeletonScreen>
            <Skeleton lines={2} />
          </SkeletonScreen>
        </div>
      </div>
    );
  const url = services.fileUrl(data.path);
  const { openPdf } = services;
  return (
    <PdfLink
      href={url}
      {...(note ? { note } : {})}
      {...(openPdf
        ? {
            onPress: (event) => {
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
