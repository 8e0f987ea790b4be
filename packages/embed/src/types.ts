import type { Environment } from '@quayside/api/environments';
import type { Bridge } from '@quayside/bridge/bridge';
import type { ApplicationState } from '@quayside/contract/application';
import type { Flow } from '@quayside/flow/define-flow';
import type { FlowEvent } from '@quayside/flow/events';
import type { EditionSettings } from '@quayside/flow/internals/edition-facts';
import type { QuestionLayout } from '@quayside/flow/internals/step-pages';
import type { AddressLookup, DocumentReader } from '@quayside/flow/services';
import type { Language } from '@quayside/i18n/language';
import type { Skin } from '@quayside/ui/skin';

/** Settings of an edition, and the URLs of its servers, which do not depend on the host name of the page. */
export type EmbedEdition = EditionSettings & { readonly environment: Environment };

/** Login of the customer: a token that is valid for minutes, or a login code for one exchange. */
export type EmbedLogin = { readonly token: string; readonly userId: string } | { readonly loginCode: string };

/** Custom property of the brand layer (`packages/ui/tokens.css`), such as `--q-brand-accent`. */
export type BrandToken = `--q-brand-${string}`;

/** Options that can change while the flow is mounted: language, colours and navigation. */
export type EmbedDisplayOptions = {
  /** Language of the flow. Defaults to the edition's language. */
  readonly language?: Language;
  /** Colour scheme. Defaults to `white`. `system` is black in the system's dark mode, and white otherwise. */
  readonly skin?: Skin | 'system';
  /** Brand values of the page, which must have enough contrast (Storybook, Colours). */
  readonly tokens?: Readonly<Record<BrandToken, string>>;
  /** `ours` (the default): each screen has a bar with its title and Back. `embedder`: the page renders the bar from `navigation` events and calls `back`. */
  readonly navigation?: 'ours' | 'embedder';
};

/** Options of an embedded flow: what to show, the customer's login, and callbacks of the page. */
export type EmbedOptions = EmbedDisplayOptions & {
  /** Settings of an edition, and the URLs of its servers. */
  readonly edition: EmbedEdition;
  /** Flow to show, such as `optionsFlow()` of `@quayside/flow-derivatives/options`. The page imports it, so that a bundler omits other flows. */
  readonly flow: Flow;
  /** Id of the W-8BEN's holder: `whose.id` from `getW8bens`. Defaults to the customer. */
  readonly holder?: string;
  /** Ids of requirements. The flow shows only the steps that satisfy them. Defaults to the whole flow. */
  readonly only?: readonly string[];
  /** Layout of steps with several questions. Defaults to the edition's choice, or else to one question per page. */
  readonly questions?: QuestionLayout;
  /**
   * Returns the customer's login. Called when the flow starts and each time the login expires. If it rejects, the flow stops with the error `session-refused`.
   */
  readonly session: () => Promise<EmbedLogin>;
  /** Bridge to a native app around the page. Without it, the page counts as a browser. */
  readonly bridge?: Bridge;
  /** Version of the native app around the page. Defaults to the edition's version. */
  readonly appVersion?: string;
  /** Element at the end of which sheets and dialogs render. Defaults to the body. */
  readonly layer?: HTMLElement;
  /** Nonce of the page's Content-Security-Policy for one style element, which locks scrolling behind a sheet or dialog. */
  readonly cspNonce?: string;
  /**
   * Fills in forms from a photo of the identity document: `createDocumentReader` of `@quayside/capture/document-reader`, or a vendor's reader. Without it,
   * customers type the data.
   */
  readonly documentReader?: DocumentReader;
  /** Finds addresses by postal code. Defaults to the lookup of the broker's server. */
  readonly addressLookup?: AddressLookup;
  /** Sends requests; defaults to axios. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Receives each event of the flow. */
  readonly onEvent?: (event: EmbedEvent) => void;
  /** Receives each error that stops the flow. */
  readonly onError?: (error: EmbedError) => void;
};

/** Handle of a mounted flow, with which the page changes, navigates and removes it. */
export type EmbedHandle = {
  /** Changes language, skin, tokens or navigation without a restart. */
  readonly update: (look: EmbedDisplayOptions) => void;
  /** Acts like Back of the visible screen. On the first screen, reports `leave`. */
  readonly back: () => void;
  /** Removes the flow at once, and resolves once unsent input is stored. A second call does nothing. */
  readonly unmount: () => Promise<void>;
};

/** Events with ids and states, but without answers. Most occur at most once per submission; `navigation`, `leave`, `service` and `step-…` can repeat. */
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
  /** The customer leaves the flow. `to` is `/` for its exit, or a path of the specification. */
  | { readonly type: 'leave'; readonly flow: string; readonly to: string }
  /** The customer asks for customer service, which no native app around the page provides. */
  | { readonly type: 'service'; readonly flow: string };

/**
 * Error that stops the flow, with the next action. The flow shows it in the customer's language, with a button for the action. Errors that a screen shows
 * itself, such as a failed save, are not reported.
 */
export type EmbedError = {
  [Code in keyof EmbedErrors]: {
    readonly type: 'error';
    readonly flow: string;
    readonly code: Code;
  } & EmbedErrors[Code];
}[keyof EmbedErrors];

/** Code of an error that stops the flow: a key of `EmbedErrors`. */
export type EmbedErrorCode = keyof EmbedErrors;

type ErrorAction<Retryable extends boolean, On extends string> = {
  readonly retryable: Retryable;
  readonly nextAction: On;
};

/** The errors by code, each with the next action (`nextAction`), and whether a retry is possible (`retryable`). */
export type EmbedErrors = {
  /** `session` rejected, or the server refused its login. */
  readonly 'session-refused': ErrorAction<true, 'sign-in'>;
  /** The login expired, and the server refused the renewed one too. */
  readonly 'session-expired': ErrorAction<true, 'sign-in'>;
  /** The device has no network. */
  readonly offline: ErrorAction<true, 'try-again'>;
  /** A server does not respond, although the page's own server does. The console names the URL. */
  readonly unreachable: ErrorAction<true, 'try-again'>;
  /** The server did not respond in time. */
  readonly timeout: ErrorAction<true, 'try-again'>;
  /** The server failed, or sent an unreadable response. */
  readonly server: ErrorAction<true, 'try-again'>;
  /** A chunk of the code failed to load. */
  readonly unloadable: ErrorAction<true, 'mount-again'>;
  /** The server has a newer journey than this page. */
  readonly outdated: ErrorAction<false, 'reload'>;
  /** This customer cannot run this flow now. */
  readonly 'not-allowed': ErrorAction<false, 'leave'>;
  /** `only` depends on steps that it does not include. */
  readonly 'requirements-unreachable': ErrorAction<false, 'leave'>;
  /** Invalid options of the page: `only` contains an unknown requirement, a base URL is not absolute, or a public key is not an RSA key. */
  readonly 'wrong-options': ErrorAction<false, 'fix-options'>;
  /** A server on another origin responds, but does not allow this page to read its responses (CORS). */
  readonly 'cross-origin': ErrorAction<false, 'fix-options'>;
  /** A bug in this library. */
  readonly broken: ErrorAction<true, 'try-again'>;
};
