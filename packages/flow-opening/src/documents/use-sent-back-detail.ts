import { useRejection } from '@quayside/flow-screens/use-rejection';
import type { ComparedDetail } from '@quayside/rules/document-match';
import { detailOfReason } from './detail-of-reason.ts';

/** Returns the detail that a reviewer sent back because it differs from the document. */
export const useSentBackDetail = (): ComparedDetail | undefined =>
  detailOfReason(useRejection('base-info')?.code ?? '');
