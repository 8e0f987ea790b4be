import { SaidAdvice } from '@quayside/flow/form';
import { untilLoaded } from '@quayside/flow/until-loaded';
import { useRejection } from '@quayside/flow-screens/use-rejection';
import type { ComparedDetail } from '@quayside/rules/document-match';
import { lazy, type ReactNode, Suspense } from 'react';
import { detailOfReason } from './detail-of-reason.ts';

/** Loaded on demand, because few customers see it. */
const DocumentBeside = lazy(untilLoaded(() => import('./document-beside.tsx')));

const noCodes: readonly string[] = [];
/** The reviewer's reason has the same words. */
const nameDiffers = ['document-name-differs'];

/** Renders the fields of a detail. Where a reviewer found that it differs from the document, a frame holds its picture and the reason beside them. */
export function SentBackDetail({ detail, children }: { detail: ComparedDetail; children: ReactNode }) {
  const reason = useRejection('base-info');
  const differs = reason && detailOfReason(reason.code) === detail;
  return (
    <div
      data-differs={differs ? '' : undefined}
      className={differs ? 'flex flex-col gap-6 rounded-card border-2 border-danger p-3' : 'contents'}
    >
      {differs ? (
        <Suspense fallback={null}>
          <DocumentBeside reason={reason} detail={detail} />
        </Suspense>
      ) : null}
      <SaidAdvice value={differs ? nameDiffers : noCodes}>{children}</SaidAdvice>
    </div>
  );
}
