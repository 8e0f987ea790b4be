import type { ApplicationState } from '@quayside/contract/application';
import type { Ineligibility } from '@quayside/rules/journey';

/** An event for the host or embedder: ids and states, never answers. Each occurs at most once per submission, except steps. */
export type FlowEvent =
  | { readonly type: 'started'; readonly flow: string; readonly applicationId: string }
  | { readonly type: 'resumed'; readonly flow: string; readonly applicationId: string; readonly step: string | null }
  | { readonly type: 'step-saved'; readonly flow: string; readonly step: string; readonly complete: boolean }
  | { readonly type: 'not-eligible'; readonly flow: string; readonly reason: Ineligibility }
  | {
      readonly type: 'submitted';
      readonly flow: string;
      readonly applicationId: string;
      readonly reference: string | null;
    }
  | { readonly type: 'state'; readonly flow: string; readonly state: ApplicationState };

/** Receives each event in order. */
export type FlowListener = (event: FlowEvent) => void;
