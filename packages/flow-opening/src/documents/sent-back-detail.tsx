import { SaidAdvice } from '@quayside/flow/form';
import { untilLoaded } from '@quayside/flow/until-loaded';
import { useRejection } from '@quayside/flow-screens/use-rejection';
import { openingBase } from '@quayside/i18n/text/opening-base';
import { useText } from '@quayside/i18n/use-text';
import type { ComparedDetail } from '@quayside/rules/document-match';
import { Disclosure } from '@quayside/ui/disclosure';
import { lazy, type ReactNode, Suspense } from 'react';

const DocumentBeside = lazy(untilLoaded(() => import('./document-beside.tsx')));

/** The reviewer's reason has the same words. */
const nameDiffers = ['document-name-differs'];

export type SentBackDetailProps = {
  detail: ComparedDetail;
  /** the fields of the detail */
  children: ReactNode;
  /** the other fields of the page */
  others: ReactNode;
};

/** Renders the fields that differ from the document in a frame with its picture and the reason, and the other fields folded below. */
export default function SentBackDetail({ detail, children, others }: SentBackDetailProps) {
  const t = useText(openingBase);
  const reason = useRejection('base-info');
  return (
    <>
      <div data-differs="" className="flex flex-col gap-6 rounded-card border-2 border-danger p-3">
        <div className="min-h-[18.25rem]">
          <Suspense fallback={null}>{reason ? <DocumentBeside reason={reason} detail={detail} /> : null}</Suspense>
        </div>
        <SaidAdvice value={nameDiffers}>{children}</SaidAdvice>
      </div>
      <Disclosure summary={t('correct.others')} look="card">
        <div className="flex flex-col gap-6 pt-2">{others}</div>
      </Disclosure>
    </>
  );
}
