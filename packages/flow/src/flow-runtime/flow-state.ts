import type { Application } from '@quayside/contract/application';
import type { JourneyContext, Step } from '@quayside/rules/journey';
import type { Flow } from '../define-flow.ts';
import type { FlowServices } from '../services.ts';

/** Loading state of the application. `savedAt`: time of its last write, in ISO 8601. */
export type FlowState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly application: Application;
      readonly savedAt: string;
      /** `outdated`: the server has a newer journey and refuses answers of this page */
      readonly build: 'current' | 'outdated';
    };

/** State that the parts of a runtime share: the flow, its services, its steps and its application. */
export type RuntimeState = {
  readonly flow: Flow;
  readonly services: FlowServices;
  readonly steps: readonly Step[];
  /** the application that screens show; undefined until loaded */
  readonly application: Application | undefined;
  /** the newest application; during a navigation, `application` is older */
  readonly newest: Application | undefined;
  readonly contextOf: (application: Application | undefined) => JourneyContext;
};

/** Thrown if the application is used before it is loaded. */
export class FlowNotLoadedError extends Error {
  override readonly name = 'FlowNotLoadedError';
  constructor(action: string) {
    super(`"${action}" needs an application, and none has been loaded. Wait for load() first.`);
  }
}
