import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import type { ComparedDetail } from '@quayside/rules/document-match';
import { getComparedDetail } from './compared-detail.ts';

/** Returns the detail of the basic information that a reviewer rejected as different from the document. Returns undefined if there is none. */
export const useRejectedDetail = (): ComparedDetail | undefined =>
  getComparedDetail(useRejection('base-info')?.code ?? '');
