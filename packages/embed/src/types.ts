import type { Environment } from '@quayside/api/environments';
import type { Bridge } from '@quayside/bridge/bridge';
import type { ApplicationState } from '@quayside/contract/application';
import type { Flow } from '@quayside/flow/define-flow';
import type { FlowEvent } from '@quayside/flow/events';
import type { EditionFacts } from '@quayside/flow/internals/edition-facts';
import type { QuestionLayout } from '@quayside/flow/internals/step-pages';
import type { AddressLookup, DocumentReader } from '@quayside/flow/services';
import type { Language } from '@quayside/i18n/language';
import type { Skin } from '@quayside/ui/skin';

/** An edition and the URLs of its servers. It does not depend on the host name of the page. */
export type EmbedEdition = EditionFacts & { readonly environment: Environment };

/** The customer's login: a token that lasts minutes, or a login code for one exchange. */
export type EmbedLogin = { readonly token: string; readonly userId: string } | { readonly loginCode: string };

/** A custom property of the brand layer (`packages/ui/tokens.css`), such as `--q-brand-accent`. */
export type BrandToken = `--q-brand-${string}`;

/** The options that can change while the flow is visible. */
export type EmbedLook = {
  /** Defaults to the edition's language. */
  readonly language?: Language;
  /** Defaults to white. `system` is black in the system's dark mode. */
  readonly skin?: Skin | 'system';
  /** The page's brand values. The page must ensure contrast (Storybook, Colours). */
  readonly tokens?: Readonly<Record<BrandToken, string>>;
  /** `ours` (the default): each screen has a bar with its title and Back. `embedder`: the page renders the bar from `navigation` events and calls `back`. */
  readonly navigation?: 'ours' | 'embedder';
};

/** The options of an embedded flow. */
export type EmbedOptions = EmbedLook & {
  readonly edition: EmbedEdition;
  /** The flow, which the page imports so that a bundler omits other flows: `optionsFlow()` of `@quayside/flow-derivatives/options`. */
  readonly flow: Flow;
  /** The holder of a W-8BEN: `whose.id` from `getW8bens`. Defaults to the customer. */
  readonly holder?: string;
  /** Ids of requirements. The flow shows only the steps that satisfy them. */
  readonly only?: readonly string[];
  /** Layout of steps with several questions. Defaults to the edition's choice, or else to one question per page. */
  readonly questions?: QuestionLayout;
  /** Called when the flow starts and each time the login expires. A rejection causes `session-refused`, and the customer may retry. */
  readonly session: () => Promise<EmbedLogin>;
  /** Bridge to a native app around the page. */
  readonly bridge?: Bridge;
  /** Version of the native app around the page. */
  readonly appVersion?: string;
  /** Container of sheets and dialogs. Defaults to the end of the body. */
  readonly layer?: HTMLElement;
  /** Nonce of the page's Content-Security-Policy for one style element, which locks scrolling behind a sheet or dialog. */
  readonly cspNonce?: string;
  /**
   * Fills in forms from a photo of the identity document: `createDocumentReader` of `@quayside/ui/document-reader`, or a vendor's reader. Without it, customers
   * type.
   */
  readonly documentReader?: DocumentReader;
  /** Finds addresses by postal code. Defaults to the lookup of the broker's server. */
  readonly addressLookup?: AddressLookup;
  /** Sends requests; defaults to axios. */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly onEvent?: (event: EmbedEvent) => void;
  readonly onError?: (error: EmbedError) => void;
};

/** Controls a mounted flow. */
export type EmbedHandle = {
  /** Changes the look without a restart. */
  readonly update: (look: EmbedLook) => void;
  /** Acts like Back on the screen. On the first screen, it reports `leave`. */
  readonly back: () => void;
  /** Removes the flow at once, and resolves once unsent input is stored. A second call does nothing. */
  readonly unmount: () => Promise<void>;
};

/** Events with ids and states, but without answers. Each occurs at most once per submission, except `navigation`, `leave` and `service`. */
export type EmbedEvent =
  | FlowEvent
  /** The first screen is ready. */
  | { readonly type: 'ready'; readonly flow: string; readonly applicationId: string; readonly state: ApplicationState }
  /** The customer has provided all requirements in `only`. */
  | {
      readonly type: 'requirements-met';
      readonly flow: string;
      readonly applicationId: string;
      readonly requirements: readonly string[];
    }
  /** The content of the screen's bar has changed. */
  | {
      readonly type: 'navigation';
      readonly flow: string;
      readonly screen: string;
      readonly title: string;
      readonly canGoBack: boolean;
    }
  /** The customer leaves the flow: `/` for its exit, or a path of the specification. */
  | { readonly type: 'leave'; readonly flow: string; readonly to: string }
  /** The customer asks for customer service, and no app offers it. */
  | { readonly type: 'service'; readonly flow: string };

/**
 * An error that stops the flow, with the next action. The flow shows it in the customer's language with a button for the action. Errors that a screen shows
 * itself, such as a failed save, are not included.
 */
export type EmbedError = {
  [Code in keyof EmbedErrors]: {
    readonly type: 'error';
    readonly flow: string;
    readonly code: Code;
  } & EmbedErrors[Code];
}[keyof EmbedErrors];

/** Code of an error; see `EmbedErrors`. */
export type EmbedErrorCode = keyof EmbedErrors;

type Way<Retryable extends boolean, On extends string> = { readonly retryable: Retryable; readonly way: On };

/** All errors. Each has whether a retry is possible, and the next action that the flow shows. */
export type EmbedErrors = {
  /** `session` rejected, or the server refused its login. */
  readonly 'session-refused': Way<true, 'sign-in'>;
  /** The login expired, and so did the next one immediately. */
  readonly 'session-expired': Way<true, 'sign-in'>;
  readonly offline: Way<true, 'try-again'>;
  readonly timeout: Way<true, 'try-again'>;
  /** The server failed, or sent an unreadable response. */
  readonly server: Way<true, 'try-again'>;
  /** A chunk of the program could not be loaded. */
  readonly unloadable: Way<true, 'mount-again'>;
  /** The server has a newer journey than this page. */
  readonly outdated: Way<false, 'reload'>;
  /** This customer cannot run this flow now. */
  readonly 'not-allowed': Way<false, 'leave'>;
  /** `only` depends on steps that it does not include. */
  readonly 'requirements-unreachable': Way<false, 'leave'>;
  /** A mistake of the page: `only` names a requirement that the flow does not have, or a base of the environment is not an absolute URL. */
  readonly 'wrong-options': Way<false, 'fix-options'>;
  /** A server on another origin responds, but does not allow this page to read its responses (CORS). */
  readonly 'cross-origin': Way<false, 'fix-options'>;
  /** A bug in this library. */
  readonly broken: Way<true, 'try-again'>;
};
