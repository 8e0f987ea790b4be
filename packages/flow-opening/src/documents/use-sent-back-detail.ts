import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import type { ComparedDetail } from '@quayside/rules/document-match';
import { detailOfReason } from './detail-of-reason.ts';

/** Returns the detail of the basic information that a reviewer rejected because it differs from the document. Otherwise returns undefined. */
export const useSentBackDetail = (): ComparedDetail | undefined =>
  detailOfReason(useRejection('base-info')?.code ?? '');
