import type { Application } from '@quayside/contract/application';

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

/** Thrown if the application is used before it is loaded. */
export class FlowNotLoadedError extends Error {
  override readonly name = 'FlowNotLoadedError';
  constructor(action: string) {
    super(`"${action}" needs an application, and none has been loaded. Wait for load() first.`);
  }
}
