import type { AccountOverview } from '@quayside/contract/account-overview';
import type { Application } from '@quayside/contract/application';
import type { Text } from '@quayside/i18n/define-text';
import {
  type FlowDefinition,
  type Place,
  routeName,
  type SkeletonLook,
  type StepPlace,
} from '@quayside/rules/flow-definition';
import type { Answers, Journey } from '@quayside/rules/journey';
import type { SummaryModule } from '@quayside/summaries/answers';
import type { ComponentType } from 'react';
import type { IdentityOffer } from './identity-offer.ts';
import type { Caller } from './services.ts';
import type { QuestionLayout } from './step-pages.ts';

/** The module of a screen: its component and its text groups. */
export type ScreenModule = { readonly default: ComponentType; readonly texts?: readonly Text[] };
/**
 * Loads the module of a screen: `() => import('./contact-info/contact-info.tsx')`. Called when the customer approaches the screen, and again after a failure.
 */
export type LoadScreen = () => Promise<ScreenModule>;

/** What home shows of a flow in place of its application. `caller` waits for the login; `overview` is what home knows of the customer. */
export type StatusCardProps = {
  readonly caller: () => Promise<Caller>;
  readonly overview: AccountOverview;
  /** what a holder's home shows first; the accounts if absent */
  readonly lead?: 'accounts' | 'positions';
};
/** The chunk of a flow's standing: its component, and the texts that it shows. */
export type StatusCardModule = { readonly default: ComponentType<StatusCardProps>; readonly texts: readonly Text[] };

/** A path with its screen, and what the host does before it is shown (specification, section 2). */
export type FlowRoute = {
  readonly path: string;
  /** camelCase; the document title is `title.<name>` of the group `titles` */
  readonly name: string;
  readonly screen: LoadScreen;
  /** `false`: open to all; anything else: login first (specification, section 2) */
  readonly auth?: boolean;
  /** `false` hides the customer-service button of the app's title bar: on capture screens */
  readonly cs?: boolean;
  /** `false` takes the skin off the page */
  readonly needTheme?: boolean;
  /** has a policy of its own (it shows a third party's frame), which comes with a document: entered and left by loading one */
  readonly ownDocument?: true;
  /** of a screen that is no step: what the flow's other screens call it, whatever its path */
  readonly id?: string;
  /** shown before there is an application: the flow is not loaded for it */
  readonly apart?: true;
  /** part of a step that can be handed to a phone, which also shows it */
  readonly onPhone?: true;
  /** what stands there until the screen is known */
  readonly skeleton?: SkeletonLook;
};

/** A step's place on screen. The journey says what it asks and when; this says where. */
export type StepRoute = FlowRoute & {
  readonly step: string;
  /** the group of the progress bar, as the journey names it: known before the journey is loaded */
  readonly group: string;
  /** path of the same step for an open account, to which this one then redirects */
  readonly onceOpened?: string;
  /** presents the step's answers; absent without answers worth reading */
  readonly summary?: () => Promise<SummaryModule>;
};

/**
 * A flow connects a journey to screens: a path and a screen for each step, further screens, and a page for each state of the application. A part is another
 * flow's steps under paths of this one.
 */
export type Flow = {
  readonly name: string;
  readonly journey: () => Promise<Journey>;
  /** journeys contained in this one, by name */
  readonly parts: Readonly<Record<string, () => Promise<Journey>>>;
  readonly steps: readonly StepRoute[];
  readonly screens: readonly FlowRoute[];
  /** path for an application that is no longer a draft */
  readonly outcome: (application: Application) => string;
  /** for a joint application: the board of both holders; undefined for a single holder */
  readonly board?: (application: Application) => string | undefined;
  /** redirects a user whom the server refuses the flow, by data.reason; home without a result */
  readonly refused?: (reason: unknown, path: string) => string | undefined;
  /** path of the introduction, which home links to before the start */
  readonly introduction?: string;
  /** what home shows for holders instead of the application; `elsewhere`: another flow's card includes it. By default the application's state */
  readonly statusCard?: (() => Promise<StatusCardModule>) | 'elsewhere';
  /** path of the page for customers who cannot be served */
  readonly ineligible: string;
  /** target of Back on the first step; by default `/` */
  readonly home?: string;
  /** how its steps show several questions; one per page if absent. `all-on-one-page` suits a flow that changes known answers */
  readonly questions?: QuestionLayout;
  readonly audience?: FlowDefinition['audience'];
  readonly repetition?: FlowDefinition['repetition'];
  /** about a form of which a login may look after several: the address says whose (`?holder=`), its own where it does not */
  readonly forHolders?: true;
  /** who checks identities beside the face picture; nobody where it is absent */
  readonly identityCheck?: IdentityOffer;
  /** the answer that determines the agreements in force, such as the account type: a change asks for them again */
  readonly agreementsHangOn?: (answers: Answers) => unknown;
};

/** Types a flow where it is written. Returns it unchanged. */
export const defineFlow = (flow: Flow): Flow => flow;

/** What a flow shows of a step: its screen alone, or with the presenter that says its answers back. */
export type ShownStep =
  | LoadScreen
  | { readonly screen: LoadScreen; readonly summary: NonNullable<StepRoute['summary']> };

/**
 * The steps of a definition with their screens, in their order; `parts` are the steps of the flows that it takes in, under its own paths.
 */
export const stepRoutes = <S extends StepPlace | { readonly part: string }>(
  { steps }: { readonly steps: readonly S[] },
  screens: Readonly<Record<Extract<S, { readonly step: string }>['step'], ShownStep>>,
  parts: Readonly<Record<string, readonly StepRoute[]>> = {},
): readonly StepRoute[] =>
  steps.flatMap((entry): readonly StepRoute[] => {
    if ('part' in entry) return partSteps(entry.part, parts[entry.part] ?? []);
    const shown = (screens as Readonly<Record<string, ShownStep>>)[entry.step];
    if (!shown) return [];
    return [{ ...entry, name: routeName(entry), ...(typeof shown === 'function' ? { screen: shown } : shown) }];
  });

/** The other screens of a definition; those without a screen here are left out. */
export const screenRoutes = <Id extends string>(
  { screens }: { readonly screens: Readonly<Record<Id, Place>> },
  shown: Readonly<Partial<Record<Id, LoadScreen>>>,
): readonly FlowRoute[] =>
  (Object.entries(screens) as [Id, Place][]).flatMap(([id, place]) => {
    const screen = shown[id];
    return screen ? [{ ...place, id, name: routeName(place), screen }] : [];
  });

/** What a flow takes from its definition as it stands. */
export const factsOf = ({ name, audience, repetition, forHolders }: FlowDefinition) => ({
  name,
  ...(audience && { audience }),
  ...(repetition && { repetition }),
  ...(forHolders && { forHolders }),
});

/** Returns the steps of another flow with the id prefix that `joinJourney` uses. */
export const partSteps = (part: string, steps: readonly StepRoute[]): readonly StepRoute[] =>
  steps.map((step) => ({ ...step, step: `${part}.${step.step}` }));

/** Returns the path of a step or screen by id; `/` if the flow has neither. */
export const pathOf = (flow: Flow, id: string): string =>
  (flow.steps.find((one) => one.step === id) ?? flow.screens.find((one) => one.id === id))?.path ?? '/';
