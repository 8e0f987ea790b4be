import type { Application } from '@quayside/contract/application';
import type { JourneyContext, Step } from '@quayside/rules/journey';
import type { Flow } from '../define-flow.ts';
import type { FlowServices } from '../services.ts';

/** The state of the application from the server. `savedAt`: time of its last write (ISO 8601). */
export type FlowState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly application: Application;
      readonly savedAt: string;
      /** `outdated`: the server has a newer journey and accepts no more answers from this page */
      readonly build: 'current' | 'outdated';
    };

/** What the parts of a runtime share: the flow, its steps and its application. */
export type RuntimeState = {
  readonly flow: Flow;
  readonly services: FlowServices;
  readonly steps: readonly Step[];
  /** the application that screens show; undefined until loaded */
  readonly application: Application | undefined;
  /** the newest application; while a screen leaves, `application` is older */
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
