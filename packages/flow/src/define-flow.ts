import type { Application } from '@quayside/contract/application';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import type { Text } from '@quayside/i18n/define-text';
import type { Summaries, SummaryModule } from '@quayside/i18n/internals/answer-summary';
import {
  type FlowDefinition,
  routeName,
  type ScreenDefinition,
  type SkeletonVariant,
  type StepDefinition,
} from '@quayside/rules/flow-definition';
import type { Answers, Journey } from '@quayside/rules/journey';
import type { ComponentType } from 'react';
import type { IdentityCheckProvider } from './identity-offer.ts';
import type { Caller } from './services.ts';
import type { QuestionLayout } from './step-pages.ts';

/** The module of a screen: its component as the default export, and the text groups to load with it. */
export type ScreenModule = { readonly default: ComponentType; readonly texts?: readonly Text[] };
/**
 * A function that imports a screen's module: `() => import('./contact-info/contact-info.tsx')`. The host calls it before it shows the screen, and again after a
 * failure.
 */
export type LoadScreen = () => Promise<ScreenModule>;

/** The props of a flow's card on the home page. `caller` resolves after login. `overview` is the account overview that home has loaded. */
export type StatusCardProps = {
  readonly caller: () => Promise<Caller>;
  readonly overview: AccountOverview;
  /** The section that home shows first to an account holder. Default: `accounts`. */
  readonly lead?: 'accounts' | 'positions';
};
/** The module of a flow's home card: its component, a second one for the side column of home if there is one, and their text groups. */
export type StatusCardModule = {
  readonly default: ComponentType<StatusCardProps>;
  readonly Beside?: ComponentType<StatusCardProps>;
  readonly texts: readonly Text[];
};

/** A path with its screen, and the settings that the host applies before it shows the screen (specification, section 2). */
export type FlowRoute = {
  readonly path: string;
  /** The name in camelCase. The document title is the text `title.<name>` of the group `titles`. */
  readonly name: string;
  readonly screen: LoadScreen;
  /** `false` shows the screen without a login. By default, the customer signs in first (specification, section 2). */
  readonly auth?: boolean;
  /** `false` hides the customer-service button of the app's title bar, for capture screens. */
  readonly cs?: boolean;
  /** `false` removes skin and theme from the page (NAV-05). */
  readonly needTheme?: boolean;
  /** Set if the page shows a third party's frame and so needs another content security policy. Entering or leaving the page loads a new document. */
  readonly ownDocument?: true;
  /** The id of a screen that is not a step. The flow's other screens refer to the screen by this id. */
  readonly id?: string;
  /** Set if the screen needs no application. The flow is then not loaded for it. */
  readonly apart?: true;
  /** Set for a part of a step that a phone can take over. The phone shows this screen too. */
  readonly onPhone?: true;
  /** The skeleton that is shown until the screen has loaded. */
  readonly skeleton?: SkeletonVariant;
};

/** The route of a step. The journey defines the step's questions and conditions. The route defines its path and screen. */
export type StepRoute = FlowRoute & {
  readonly step: string;
  /** The step's group in the progress bar, as in the journey. It is repeated here because the bar needs it before the journey has loaded. */
  readonly group: string;
  /** The path of the same step for an open account, to which this route redirects once the account is open. */
  readonly onceOpened?: string;
  /** Loads the module that converts the step's answers to rows. Resolves to undefined for a step without a summary. */
  readonly summary?: () => Promise<SummaryModule | undefined>;
};

/** A journey with its screens: a path and a screen for each step, further screens, and a page for each state of the application. */
export type Flow = {
  readonly name: string;
  readonly journey: () => Promise<Journey>;
  /** The journeys of other flows whose steps this flow includes, by name. */
  readonly parts: Readonly<Record<string, () => Promise<Journey>>>;
  readonly steps: readonly StepRoute[];
  readonly screens: readonly FlowRoute[];
  /** Returns the path of the page that shows a submitted or decided application. */
  readonly outcome: (application: Application) => string;
  /** Returns the path of the page with both holders of a joint application, or undefined for a single holder. */
  readonly board?: (application: Application) => string | undefined;
  /** Returns the path to redirect to if the server refuses the flow with this reason (`data.reason` of the response). Undefined leads home. */
  readonly refused?: (reason: unknown, path: string) => string | undefined;
  /** The path of the introduction, which home links to until the customer starts the flow. */
  readonly introduction?: string;
  /**
   * Loads the card that home shows to account holders. `elsewhere` means that another flow's card includes it. By default, home shows the application's state.
   */
  readonly statusCard?: (() => Promise<StatusCardModule>) | 'elsewhere';
  /** The path of the page for customers who cannot be served. */
  readonly ineligible: string;
  /** The target of Back on the first step. Default: `/`. */
  readonly home?: string;
  /** The layout of steps with several questions. Default: `one-per-page`. `all-on-one-page` suits a flow that changes saved answers. */
  readonly questions?: QuestionLayout;
  readonly audience?: FlowDefinition['audience'];
  readonly repetition?: FlowDefinition['repetition'];
  /** Set if a user can fill in the flow's form for several holders. `?holder=` in the URL selects one. By default, the form is the user's own. */
  readonly forHolders?: true;
  /** The third party that checks identities in addition to the face picture. By default, no third party does. */
  readonly identityCheck?: IdentityCheckProvider;
  /** Returns the answer that determines the agreements, such as the account type. The agreements reload when this answer changes. */
  readonly agreementsDependOn?: (answers: Answers) => unknown;
};

/** Returns the flow unchanged, so that TypeScript checks it at its definition. */
export const defineFlow = (flow: Flow): Flow => flow;

/** The steps of included flows by part name, and the function that loads the steps' summaries. */
export type StepRoutesOptions = {
  readonly parts?: Readonly<Record<string, readonly StepRoute[]>>;
  readonly summaries?: () => Promise<Summaries>;
};

/** Returns the routes of a definition's steps in order, including the steps of its parts. Omits steps without a screen. */
export const stepRoutes = <S extends StepDefinition | { readonly part: string }>(
  { steps }: { readonly steps: readonly S[] },
  screens: Readonly<Record<Extract<S, { readonly step: string }>['step'], LoadScreen>>,
  { parts = {}, summaries }: StepRoutesOptions = {},
): readonly StepRoute[] =>
  steps.flatMap((entry): readonly StepRoute[] => {
    if ('part' in entry) return partSteps(entry.part, parts[entry.part] ?? []);
    const screen = (screens as Readonly<Record<string, LoadScreen>>)[entry.step];
    if (!screen) return [];
    const summary = summaries && { summary: async () => (await summaries())[entry.step]?.() };
    return [{ ...entry, name: routeName(entry), screen, ...summary }];
  });

/** Returns the routes of those screens of a definition that are not steps. Omits screens that are missing in `shown`. */
export const screenRoutes = <Id extends string>(
  { screens }: { readonly screens: Readonly<Record<Id, ScreenDefinition>> },
  shown: Readonly<Partial<Record<Id, LoadScreen>>>,
): readonly FlowRoute[] =>
  (Object.entries(screens) as [Id, ScreenDefinition][]).flatMap(([id, place]) => {
    const screen = shown[id];
    return screen ? [{ ...place, id, name: routeName(place), screen }] : [];
  });

/** Returns the properties that a flow copies unchanged from its definition: name, audience, repetition and `forHolders`. */
export const pickDefinitionFields = ({ name, audience, repetition, forHolders }: FlowDefinition) => ({
  name,
  ...(audience && { audience }),
  ...(repetition && { repetition }),
  ...(forHolders && { forHolders }),
});

/** Returns the routes of an included flow's steps, with the part name before each id as in `getJourneySteps`: `w8ben.form`. */
export const partSteps = (part: string, steps: readonly StepRoute[]): readonly StepRoute[] =>
  steps.map((step) => ({ ...step, step: `${part}.${step.step}` }));

/** Returns the path of the step or screen with this id, or `/` if the flow has none. */
export const getRoutePath = (flow: Flow, id: string): string =>
  (flow.steps.find((one) => one.step === id) ?? flow.screens.find((one) => one.id === id))?.path ?? '/';
