import type { Application } from '@quayside/contract/application';
import type { JourneyContext, Step } from '@quayside/rules/journey';
import type { Flow } from '../define-flow.ts';
import type { FlowServices } from '../services.ts';

/** The state of an application: loading, failed or ready. `savedAt` is the time of its last write, in ISO 8601. */
export type FlowState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly application: Application;
      readonly savedAt: string;
      /** `outdated` means that the server has a newer journey and refuses the answers of this page. */
      readonly build: 'current' | 'outdated';
    };

/** The flow, services, steps and application that the parts of a runtime share. */
export type RuntimeState = {
  readonly flow: Flow;
  readonly services: FlowServices;
  readonly steps: readonly Step[];
  /** The application that screens show, or undefined until it has loaded. */
  readonly application: Application | undefined;
  /** The newest application. During a navigation, `application` is older. */
  readonly newest: Application | undefined;
  readonly contextOf: (application: Application | undefined) => JourneyContext;
};

/** Thrown by a runtime method that needs the application before the application has loaded. */
export class FlowNotLoadedError extends Error {
  override readonly name = 'FlowNotLoadedError';
  constructor(action: string) {
    super(`"${action}" needs an application, and none has been loaded. Wait for load() first.`);
  }
}
