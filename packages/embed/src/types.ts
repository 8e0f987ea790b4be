import type { Environment } from '@quayside/api/environments';
import type { Bridge } from '@quayside/bridge/bridge';
import type { ApplicationState } from '@quayside/contract/application';
import type { Flow } from '@quayside/flow/define-flow';
import type { EditionFacts } from '@quayside/flow/edition-facts';
import type { FlowEvent } from '@quayside/flow/events';
import type { Language } from '@quayside/i18n/language';
import type { Skin } from '@quayside/ui/skin';

/** A region, and the servers that its calls go to; the page's own host name says nothing about them. */
export type EmbedEdition = EditionFacts & { readonly environment: Environment };

/** The customer's login, from the embedder's own session: a token that lives for minutes, or a login code that is exchanged for one, once. */
export type EmbedLogin = { readonly token: string; readonly userId: string } | { readonly loginCode: string };

/** A custom property of the brand layer (`packages/ui/tokens.css`): `--q-brand-accent`. */
export type BrandToken = `--q-brand-${string}`;

/** What may change while the flow is on screen. */
export type EmbedLook = {
  /** the edition's where left out */
  readonly language?: Language;
  /** white where left out; `system` is black while the system is dark */
  readonly skin?: Skin | 'system';
  /** of the page's brand; contrast is the page's to keep (Storybook, Theme editor) */
  readonly tokens?: Readonly<Record<BrandToken, string>>;
  /** `ours` (where left out): a bar with title and Back on top of each screen. `embedder`: the page draws them from `navigation` events, and calls `back` */
  readonly navigation?: 'ours' | 'embedder';
};

/** What the page decides: whose servers, which flow, whose login, how it looks, and what it wants to hear. */
export type EmbedOptions = EmbedLook & {
  readonly edition: EmbedEdition;
  /** imported by the page, so that a bundler leaves the other flows out: `optionsFlow()` of @quayside/flow-derivatives/options */
  readonly flow: Flow;
  /** of a W-8BEN's flow: whose form, by `whose.id` of `getW8bens`, where that is not the customer's own */
  readonly holder?: string;
  /** ids of requirements: the steps that satisfy one of these are shown, no other is asked for */
  readonly only?: readonly string[];
  /** asked when the flow starts, and again each time the login has expired. A rejection is told as `session-refused`; the customer may try again */
  readonly session: () => Promise<EmbedLogin>;
  /** to the app around the page; without one there is no app */
  readonly bridge?: Bridge;
  /** of the app around the page, where there is one */
  readonly appVersion?: string;
  /** where sheets and dialogs are put; the end of the body where left out */
  readonly layer?: HTMLElement;
  /** of the page's Content-Security-Policy, for the one style element that is written: while a sheet or a dialog holds the page still */
  readonly cspNonce?: string;
  /** how requests are sent; by axios where left out */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly onEvent?: (event: EmbedEvent) => void;
  readonly onError?: (error: EmbedError) => void;
};

/** What the page can do with a flow that it has mounted. */
export type EmbedHandle = {
  /** Changes the look while the customer goes on. */
  readonly update: (look: EmbedLook) => void;
  /** What Back on the screen does; at the beginning it asks the page to take over (`leave`). */
  readonly back: () => void;
  /** Takes everything off the page at once; resolves when what was typed is safe. A second call does nothing. */
  readonly unmount: () => Promise<void>;
};

/** Ids and states, never answers. Each at most once per submission, but for `navigation` and `leave`, which follow the customer. */
export type EmbedEvent =
  | FlowEvent
  /** the first screen can be used */
  | { readonly type: 'ready'; readonly flow: string; readonly applicationId: string; readonly state: ApplicationState }
  /** all of `only` are provided: nothing more is asked here */
  | {
      readonly type: 'requirements-met';
      readonly flow: string;
      readonly applicationId: string;
      readonly requirements: readonly string[];
    }
  /** what the bar of the screen says */
  | {
      readonly type: 'navigation';
      readonly flow: string;
      readonly screen: string;
      readonly title: string;
      readonly canGoBack: boolean;
    }
  /** the customer wants to go where this flow does not lead: `/` for out of it, else a path of the specification, as the app has them */
  | { readonly type: 'leave'; readonly flow: string; readonly to: string }
  /** the customer asks for customer service, and there is no app that offers it */
  | { readonly type: 'service'; readonly flow: string };

/**
 * What keeps the flow from going on, each with the way on. The flow says it to the customer in their language, with that way as a button; what a screen can say
 * by itself (a save that failed) is not among them.
 */
export type EmbedError = {
  [Code in keyof EmbedErrors]: {
    readonly type: 'error';
    readonly flow: string;
    readonly code: Code;
  } & EmbedErrors[Code];
}[keyof EmbedErrors];

/** What went wrong: see `EmbedErrors` for each, with whether it may be tried again and which way on the flow offers. */
export type EmbedErrorCode = keyof EmbedErrors;

type Way<Retryable extends boolean, On extends string> = { readonly retryable: Retryable; readonly way: On };

/** The closed list of errors, each with whether the same may be tried again and which way on the flow shows. */
export type EmbedErrors = {
  /** `session` rejected, or its login was refused */
  readonly 'session-refused': Way<true, 'sign-in'>;
  /** the login expired, and the next one at once again */
  readonly 'session-expired': Way<true, 'sign-in'>;
  readonly offline: Way<true, 'try-again'>;
  readonly timeout: Way<true, 'try-again'>;
  /** the server failed, or answered what cannot be read */
  readonly server: Way<true, 'try-again'>;
  /** a part of the program could not be fetched */
  readonly unloadable: Way<true, 'mount-again'>;
  /** the server has a newer journey than this page */
  readonly outdated: Way<false, 'load-page-again'>;
  /** this customer cannot run this flow as things stand */
  readonly 'not-allowed': Way<false, 'leave'>;
  /** what `only` asks for comes after something that it does not ask for */
  readonly 'requirements-unreachable': Way<false, 'leave'>;
  /** a mistake of the page: `only` names what the flow does not have */
  readonly 'wrong-options': Way<false, 'mend-options'>;
  /** a mistake of ours */
  readonly broken: Way<true, 'try-again'>;
};
