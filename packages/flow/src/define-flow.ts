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

/** Module of a screen: its component as the default export, and the text groups to load with it. */
export type ScreenModule = { readonly default: ComponentType; readonly texts?: readonly Text[] };
/**
 * Loader of a screen's module: `() => import('./contact-info/contact-info.tsx')`. The host calls it before it shows the screen, and again after a
 * failure.
 */
export type LoadScreen = () => Promise<ScreenModule>;

/** Props of a flow's card on the home page. `caller` resolves after login; `overview` is the customer's data that home has loaded. */
export type StatusCardProps = {
  readonly caller: () => Promise<Caller>;
  readonly overview: AccountOverview;
  /** section that home shows first to an account holder; the accounts if absent */
  readonly lead?: 'accounts' | 'positions';
};
/** Module of a flow's home card: its component and its text groups. */
export type StatusCardModule = { readonly default: ComponentType<StatusCardProps>; readonly texts: readonly Text[] };

/** Path with its screen, and the settings that the host applies before it shows the screen (specification, section 2). */
export type FlowRoute = {
  readonly path: string;
  /** in camelCase; the document title is the text `title.<name>` of the group `titles` */
  readonly name: string;
  readonly screen: LoadScreen;
  /** `false` shows the screen without a login; by default the customer signs in first (specification, section 2) */
  readonly auth?: boolean;
  /** `false` hides the customer-service button of the app's title bar, for capture screens */
  readonly cs?: boolean;
  /** `false` removes skin and theme from the page (NAV-05) */
  readonly needTheme?: boolean;
  /** the page shows a third party's frame and so needs another content security policy; entering or leaving it loads a new document */
  readonly ownDocument?: true;
  /** id of a screen that is not a step; the flow's other screens refer to it by this id */
  readonly id?: string;
  /** the screen needs no application, so the flow is not loaded for it */
  readonly apart?: true;
  /** part of a step that a phone can take over; the phone shows it too */
  readonly onPhone?: true;
  /** skeleton to show until the screen is loaded */
  readonly skeleton?: SkeletonVariant;
};

/** Route of a step. The journey defines the step's questions and conditions; the route defines its path and screen. */
export type StepRoute = FlowRoute & {
  readonly step: string;
  /** the group of the progress bar, as in the journey; repeated here because it is needed before the journey is loaded */
  readonly group: string;
  /** path of the same step for an open account; once the account is open, this route redirects there */
  readonly onceOpened?: string;
  /** loads the summary of the step's answers; resolves to undefined for a step without a summary */
  readonly summary?: () => Promise<SummaryModule | undefined>;
};

/**
 * Journey with its screens: a path and a screen for each step, further screens, and a page for each state of the application. `parts` are the journeys
 * of other flows whose steps this flow includes.
 */
export type Flow = {
  readonly name: string;
  readonly journey: () => Promise<Journey>;
  /** journeys contained in this one, by name */
  readonly parts: Readonly<Record<string, () => Promise<Journey>>>;
  readonly steps: readonly StepRoute[];
  readonly screens: readonly FlowRoute[];
  /** returns the path of the page for a submitted or decided application */
  readonly outcome: (application: Application) => string;
  /** returns the path of the page with both holders of a joint application; undefined for a single holder */
  readonly board?: (application: Application) => string | undefined;
  /** returns the path to redirect to if the server refuses the flow, by `data.reason` of its response; home if undefined */
  readonly refused?: (reason: unknown, path: string) => string | undefined;
  /** path of the introduction, which home links to until the customer starts the flow */
  readonly introduction?: string;
  /** loads the card that home shows to account holders; `elsewhere`: another flow's card includes it. By default home shows the application's state */
  readonly statusCard?: (() => Promise<StatusCardModule>) | 'elsewhere';
  /** path of the page for customers who cannot be served */
  readonly ineligible: string;
  /** target of Back on the first step; by default `/` */
  readonly home?: string;
  /** layout of steps with several questions; one per page if absent. `all-on-one-page` suits a flow that changes saved answers */
  readonly questions?: QuestionLayout;
  readonly audience?: FlowDefinition['audience'];
  readonly repetition?: FlowDefinition['repetition'];
  /** a user can fill in the flow's form for several holders; `?holder=` in the URL selects one, and the user is the default */
  readonly forHolders?: true;
  /** third party that checks identities in addition to the face picture; none if absent */
  readonly identityCheck?: IdentityCheckProvider;
  /** returns the answer that determines the agreements, such as the account type; the agreements reload when it changes */
  readonly agreementsDependOn?: (answers: Answers) => unknown;
};

/** Returns the flow unchanged, so that TypeScript checks it at its definition. */
export const defineFlow = (flow: Flow): Flow => flow;

/** Options of `stepRoutes`: the steps of included flows by part name, and the loader of the steps' summaries. */
export type StepRoutesOptions = {
  readonly parts?: Readonly<Record<string, readonly StepRoute[]>>;
  readonly summaries?: () => Promise<Summaries>;
};

/** Returns the routes of a definition's steps in order, with those of its parts. Omits steps without a screen. */
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

/** Returns the routes of a definition's screens that are not steps. Omits screens without a loader in `shown`. */
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

/** Returns the routes of an included flow's steps, with ids as `getJourneySteps` creates them: `w8ben.form`. */
export const partSteps = (part: string, steps: readonly StepRoute[]): readonly StepRoute[] =>
  steps.map((step) => ({ ...step, step: `${part}.${step.step}` }));

/** Returns the path of a step or screen by id; `/` if the flow has neither. */
export const getRoutePath = (flow: Flow, id: string): string =>
  (flow.steps.find((one) => one.step === id) ?? flow.screens.find((one) => one.id === id))?.path ?? '/';
