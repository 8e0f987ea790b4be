/**
 * The number of times that a customer may complete a flow. `once`: not again after an approval. `repeatedly`: again after each approval. `when-expired`: again
 * when the basis of the approval has expired (`isExpired` of the journey). Every flow can be started again after a refusal that is not final.
 */
export type Repetition = 'once' | 'when-expired' | 'repeatedly';

/** A screen: its path, and facts that the host needs before the screen loads (specification, section 2). */
export type ScreenDefinition = {
  readonly path: string;
  /** The title key of the specification, if it differs from the key that `routeName` derives from the path. */
  readonly name?: string;
  /** Whether the customer must sign in first: `false` for a public screen, absent for any other. */
  readonly auth?: false;
  /** Whether the app's title bar has the customer-service button: `false` hides it on capture screens. */
  readonly cs?: false;
  /**
   * The screen has a separate security policy for the frame of a third party. Entering and leaving it load a document, because a policy comes with a document.
   */
  readonly ownDocument?: true;
  /** The screen is part of a step that a customer can hand off to a phone, which then shows it too. */
  readonly onPhone?: true;
  /** The screen is shown without an application, so the flow does not load. */
  readonly apart?: true;
  /** The placeholder until the screen loads. Defaults to a form for a step, and to an outcome for any other screen. */
  readonly skeleton?: SkeletonVariant;
};

/**
 * A variant of the placeholder. `account`: cards. `details`: a value, its history and positions. `celebration`: an outcome on the hero background.
 * `once-opened`: `celebration` if the account is open, otherwise an outcome.
 */
export type SkeletonVariant = 'account' | 'details' | 'celebration' | 'once-opened';

/** A step of a flow, with its screen and its group in the progress bar. */
export type StepDefinition = ScreenDefinition & {
  readonly step: string;
  readonly group: string;
  /** The step belongs to the account, not to a person. Only the first holder answers it. */
  readonly ofAccount?: true;
  /** The path that replaces this one after the approval of the application. */
  readonly onceOpened?: string;
};

/** A reference to another flow, whose steps are inserted here with their paths. */
export type FlowReference = { readonly part: string };

/**
 * The facts about a flow that are needed before its rules load: its steps in order, its other screens, its users and its repetition. Client, server, route
 * lists and docs use it as the single source.
 */
export type FlowDefinition = {
  readonly name: string;
  /** Who may use the flow: `customers` is only account holders; absent is everyone. */
  readonly audience?: 'customers';
  /** How often a customer may complete the flow. Defaults to `once`. */
  readonly repetition?: Repetition;
  /** `reviewer`: only the server starts the flow, after a request of a reviewer. Absent: the customer starts it. */
  readonly startedBy?: 'reviewer';
  /** The flow to which this flow adds the second holder. */
  readonly partOf?: string;
  /** The flow is about a holder's W-8BEN, and its rules read the form on file. A login with several holders selects one (`?holder=`). */
  readonly forHolders?: true;
  readonly steps: readonly (StepDefinition | FlowReference)[];
  /** The screens that are not steps, by id. */
  readonly screens: Readonly<Record<string, ScreenDefinition>>;
  /** The id of the result screen, to which mails link. */
  readonly result?: string;
};

/** The ids of a definition's direct steps, without those of its parts. */
export type StepIdOf<D extends FlowDefinition> = Extract<D['steps'][number], { readonly step: string }>['step'];

/** Returns a definition's direct steps, without those of its parts. */
export const getDirectSteps = ({ steps }: Pick<FlowDefinition, 'steps'>): readonly StepDefinition[] =>
  steps.filter((entry): entry is StepDefinition => 'step' in entry);

/** Returns the screen of a step, or another screen, by its id. Throws TypeError if the definition does not have the id. */
export function getScreenDefinition(definition: FlowDefinition, id: string): ScreenDefinition {
  const place = getDirectSteps(definition).find(({ step }) => step === id) ?? definition.screens[id];
  if (!place) throw new TypeError(`The flow "${definition.name}" has no step and no screen "${id}".`);
  return place;
}

/** Returns the name of a route, which is also the key of its title: `sgBaseInfo` for `/sg-base-info`. */
export const routeName = ({ name, path }: Pick<ScreenDefinition, 'name' | 'path'>): string =>
  name ?? path.slice(1).replace(/-(\w)/g, (_, first: string) => first.toUpperCase());

type Named = Pick<ScreenDefinition, 'path' | 'name'> & { readonly onceOpened?: string };

/** Returns a screen with the second holder's path: `/sg-base-info` becomes `/joint-sg-base-info`. */
export function toSecondHolderScreen<P extends Named>(place: P) {
  const { name: _, onceOpened: __, ...kept } = place;
  return { ...kept, path: `/joint-${place.path.slice(1)}` };
}
