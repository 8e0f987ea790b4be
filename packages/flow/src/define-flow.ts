import type { Application } from '@quayside/contract/application';
import type { SummaryModule } from '@quayside/i18n/answers';
import type { Text } from '@quayside/i18n/define-text';
import type { Answers, Journey } from '@quayside/rules/journey';
import type { ComponentType } from 'react';
import type { IdentityOffer } from './identity-offer.ts';
import type { Caller } from './services.ts';

/** A screen's chunk: its component, and the texts that it shows first. */
export type ScreenModule = { readonly default: ComponentType; readonly texts?: readonly Text[] };
/**
 * Fetches a screen's chunk: `() => import('./contact-info/contact-info.tsx')`. Called when a visit comes near the screen, and again after it failed.
 */
export type LoadScreen = () => Promise<ScreenModule>;

/** What home shows of a flow in place of its application. `caller` waits for the login. */
export type StandingProps = { readonly caller: () => Promise<Caller> };
/** The chunk of a flow's standing: its component, and the texts that it shows. */
export type StandingModule = { readonly default: ComponentType<StandingProps>; readonly texts: readonly Text[] };

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
  /** not a path of the specification */
  readonly pathIsOurs?: true;
  /** of a screen that is no step: what the flow's other screens call it, whatever its path */
  readonly id?: string;
  /** shown before there is an application: the flow is not loaded for it */
  readonly apart?: true;
  /** belongs to a step that a phone may do for somebody at a desktop: shown there too */
  readonly onPhone?: true;
};

/** A step's place on screen. The journey says what it asks and when; this says where. */
export type StepRoute = FlowRoute & {
  readonly step: string;
  /** the group of the progress bar, as the journey names it: known before the journey is loaded */
  readonly group: string;
  /** the path at which the same is asked for once the application was approved: this one leads there then */
  readonly onceOpened?: string;
  /** says the step's answers back; absent where the step has none worth reading again */
  readonly summary?: () => Promise<SummaryModule>;
};

/**
 * A flow binds a journey to screens: a path and a screen for each step, more screens that are not steps, and where each state of the application leads.
 * A part is another flow's steps under paths of this one.
 */
export type Flow = {
  readonly name: string;
  readonly journey: () => Promise<Journey>;
  /** journeys that this one takes in, by name */
  readonly parts: Readonly<Record<string, () => Promise<Journey>>>;
  readonly steps: readonly StepRoute[];
  readonly screens: readonly FlowRoute[];
  /** the path for an application that is no longer a draft */
  readonly outcome: (application: Application) => string;
  /** where an application is shared: the page that says who has still to do what; undefined where it is one person's */
  readonly board?: (application: Application) => string | undefined;
  /** where a path leads for whom the server starts no application of this flow, by data.reason of its refusal; home where it does not say */
  readonly refused?: (reason: unknown, path: string) => string | undefined;
  /** the path of the page that says what it is about, for whoever has not begun; home leads there */
  readonly introduction?: string;
  /** what home shows in place of the application, for customers; `elsewhere`: another flow's standing speaks of it. Absent: the application's state */
  readonly standing?: (() => Promise<StandingModule>) | 'elsewhere';
  /** the path of the page for people who cannot open an account */
  readonly ineligible: string;
  /** where Back leads from the first step, and the page that leads to it; `/` where absent */
  readonly home?: string;
  /** for those who hold an account; `repeatedly`: visited again after it was approved, it begins anew */
  readonly customers?: 'once' | 'repeatedly';
  /** about a form of which a login may look after several: the address says whose (`?holder=`), its own where it does not */
  readonly forHolders?: true;
  /** who checks identities beside the face picture; nobody where it is absent */
  readonly identityCheck?: IdentityOffer;
  /** the answer on which the agreements in force hang, such as the account type: when it changes they are asked for anew */
  readonly agreementsHangOn?: (answers: Answers) => unknown;
};

/** Types a flow where it is written; does nothing at run time. */
export const defineFlow = (flow: Flow): Flow => flow;

/** A group of steps of another flow, ids prefixed as `joinJourney` prefixes them. */
export const partSteps = (part: string, steps: readonly StepRoute[]): readonly StepRoute[] =>
  steps.map((step) => ({ ...step, step: `${part}.${step.step}` }));

/** The path of a step, or of a screen by its id; `/` where the flow has neither. */
export const pathOf = (flow: Flow, id: string): string =>
  (flow.steps.find((one) => one.step === id) ?? flow.screens.find((one) => one.id === id))?.path ?? '/';
