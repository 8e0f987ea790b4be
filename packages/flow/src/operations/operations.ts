import type { OperationsVocabulary } from '@quayside/contract/operations';
import { issues } from '@quayside/i18n/text/issues';
import type { Flow } from '../define-flow.ts';

export { createDelivery, type Delivery, type DeliveryOptions, type SendOperations, sendByBrowser } from './delivery.ts';
export {
  createRecorder,
  type OperationsContext,
  type OperationsSink,
  type Recorder,
  type RecorderOptions,
} from './recorder.ts';

/** Returns the words that events of these flows may contain: names of flows, ids of steps, and the codes of issues. */
export const vocabularyOf = (flows: readonly Flow[]): OperationsVocabulary => ({
  flows: Object.fromEntries(flows.map(({ name, steps }) => [name, steps.map(({ step }) => step)])),
  codes: Object.keys(issues.en).map((key) => key.replace(/_(?:one|other)$/, '')),
});
