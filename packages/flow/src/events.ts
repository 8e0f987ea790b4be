import type { ApplicationState } from '@quayside/contract/application';
import type { Ineligibility } from '@quayside/rules/journey';

/** An event for the host or embedder, with ids and states but without answers. Events other than `step-…` occur at most once per submission. */
export type FlowEvent =
  | { readonly type: 'started'; readonly flow: string; readonly applicationId: string }
  | { readonly type: 'resumed'; readonly flow: string; readonly applicationId: string; readonly step: string | null }
  /** A step appears, also each time the customer returns to it. */
  | { readonly type: 'step-shown'; readonly flow: string; readonly step: string }
  /** Continue failed. `codes`: the codes of the issues, or `network`, `server` or `conflict`. */
  | { readonly type: 'step-problem'; readonly flow: string; readonly step: string; readonly codes: readonly string[] }
  /** The customer repeats a failed save, or the app repeats it when the network is back. */
  | { readonly type: 'step-retried'; readonly flow: string; readonly step: string }
  | { readonly type: 'step-saved'; readonly flow: string; readonly step: string; readonly complete: boolean }
  | { readonly type: 'not-eligible'; readonly flow: string; readonly reason: Ineligibility }
  | {
      readonly type: 'submitted';
      readonly flow: string;
      readonly applicationId: string;
      readonly reference: string | null;
    }
  | { readonly type: 'state'; readonly flow: string; readonly state: ApplicationState };

/** A function that receives each event, in order. */
export type FlowListener = (event: FlowEvent) => void;
