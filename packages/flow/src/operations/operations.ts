import type { OperationsVocabulary } from '@quayside/contract/operations';
import { issues } from '@quayside/i18n/internals/text/issues';

export {
  createDelivery,
  createSendOperations,
  type Delivery,
  type DeliveryOptions,
  type SendOperations,
} from './delivery.ts';
export {
  createRecorder,
  type OperationsContext,
  type OperationsSink,
  type Recorder,
  type RecorderOptions,
} from './recorder.ts';

/** Returns the names that events may contain: the given flows and the ids of their steps, and the codes of all issues. */
export const createVocabulary = (flows: OperationsVocabulary['flows']): OperationsVocabulary => ({
  flows,
  codes: Object.keys(issues.en).map((key) => key.replace(/_(?:one|other)$/, '')),
});
