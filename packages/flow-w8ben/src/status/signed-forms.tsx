import { getW8ben } from '@quayside/contract/calls/w8ben';
import { type FlowRuntime, toHolderParameter } from '@quayside/flow/flow-runtime';
import { ApplicationPdf } from '@quayside/flow-screens/internals/submission-pdf';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { formatDate } from '@quayside/values/calendar-date';
import { useQuery } from '@tanstack/react-query';
import { w8benLife } from '../renewal/texts.ts';

/** Renders a list of the signed forms and affidavits with links to their PDFs, the newest first. Renders nothing while the list loads or is empty. */
export function SignedForms({ runtime }: { runtime: FlowRuntime }) {
  const t = useText(w8benLife);
  const language = useLanguage();
  const { data } = useQuery(
    {
      queryKey: ['w8ben', runtime.application?.revision],
      queryFn: ({ signal }) => runtime.services.caller.call(getW8ben, toHolderParameter(runtime.holder), { signal }),
      networkMode: 'always',
    },
    runtime.queries,
  );
  const forms = data?.forms ?? [];
  if (forms.length === 0) return null;
  return (
    <Card title={t('forms.label')}>
      <ul className="m-0 list-none row-lines p-0">
        {forms.map(({ kind, applicationId, signedOn, validUntil }) => (
          <li key={`${applicationId} ${kind}`} className="py-2 first:pt-0 last:pb-0">
            <ApplicationPdf
              runtime={runtime}
              applicationId={applicationId}
              submittedAt={signedOn}
              note={t('forms.signed', {
                date: formatDate(signedOn, language),
                until: formatDate(validUntil, language),
              })}
            >
              {t(`forms.${kind}`)}
            </ApplicationPdf>
          </li>
        ))}
      </ul>
    </Card>
  );
}
