import type { Application } from '@quayside/contract/application';

/** The application as the server has it; `savedAt` is the instant (ISO 8601) of its last write. */
export type FlowState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly application: Application;
      readonly savedAt: string;
      /** `outdated`: the server has a newer journey than this page, and takes nothing more from it */
      readonly build: 'current' | 'outdated';
    };

/** Something was done with an application before one was loaded: a mistake of the caller's. */
export class FlowNotLoadedError extends Error {
  override readonly name = 'FlowNotLoadedError';
  constructor(action: string) {
    super(`"${action}" needs an application, and none has been loaded. Wait for load() first.`);
  }
}
