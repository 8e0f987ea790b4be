/**
 * How often a customer may go through a flow. `once`: not again after an approval. `repeatedly`: anew after each approval. `when-expired`: anew once what the
 * approval rests on has expired (the journey's `isExpired`). A refusal that may be overcome is no approval: it may be tried again in every flow.
 */
export type Repetition = 'once' | 'when-expired' | 'repeatedly';

/** A path with what the host needs to know before its screen is loaded (specification, section 2). */
export type Place = {
  readonly path: string;
  /** the title key of the specification, where the path does not give it (`routeName`) */
  readonly name?: string;
  /** `false`: open to all; anything else: login first */
  readonly auth?: false;
  /** `false` hides the customer-service button of the app's title bar: on capture screens */
  readonly cs?: false;
  /** has a policy of its own (it shows a third party's frame), which comes with a document: entered and left by loading one */
  readonly ownDocument?: true;
  /** part of a step that can be handed to a phone, which also shows it */
  readonly onPhone?: true;
  /** shown before there is an application: the flow is not loaded for it */
  readonly apart?: true;
  /** what stands there until the screen is known. Absent: that of a form for a step, and of an outcome for any other screen */
  readonly skeleton?: SkeletonLook;
};

/** `account`: cards. `details`: a value, its history and positions. `celebration`: an outcome on the ground of the hero. `once-opened`: that for a customer whose account is open, else an outcome. */
export type SkeletonLook = 'account' | 'details' | 'celebration' | 'once-opened';

/** A step in the order of its flow: its group of the progress bar, and its place. */
export type StepPlace = Place & {
  readonly step: string;
  readonly group: string;
  /** belongs to the account, not to a person: asked of the first holder alone */
  readonly ofAccount?: true;
  /** the path at which the same is asked for once the application was approved: this one leads there then */
  readonly onceOpened?: string;
};

/** The steps of another flow, taken in here; their places are those of that flow. */
export type PartPlace = { readonly part: string };

/**
 * What is true of a flow and needed before its rules are loaded: its steps in their order, its other screens, and who may go through it how often.
 * Client, server, route lists and docs read it; nothing of it is said elsewhere.
 */
export type FlowDefinition = {
  readonly name: string;
  /** `customers`: for those who hold an account; anybody where absent */
  readonly audience?: 'customers';
  /** `once` where absent */
  readonly repetition?: Repetition;
  /** only the server starts it, after a reviewer's request */
  readonly begunBy?: 'reviewer';
  /** the flow that this one is the second holder's part of */
  readonly partOf?: string;
  /** about a holder's W-8BEN: its rules judge by the form on file, and a login that looks after several says whose it means (`?holder=`) */
  readonly forHolders?: true;
  readonly steps: readonly (StepPlace | PartPlace)[];
  /** its screens that are no steps, by id */
  readonly screens: Readonly<Record<string, Place>>;
  /** the id of the screen about a result, to which mails lead */
  readonly result?: string;
};

/** The ids of a definition's own steps. */
export type StepIdOf<D extends FlowDefinition> = Extract<D['steps'][number], { readonly step: string }>['step'];

/** A definition's own steps, without those of its parts. */
export const ownSteps = ({ steps }: Pick<FlowDefinition, 'steps'>): readonly StepPlace[] =>
  steps.filter((entry): entry is StepPlace => 'step' in entry);

/** The path of a step or of another screen. Throws TypeError for an id that the definition does not have. */
export function placeOf(definition: FlowDefinition, id: string): Place {
  const place = ownSteps(definition).find(({ step }) => step === id) ?? definition.screens[id];
  if (!place) throw new TypeError(`The flow "${definition.name}" has no step and no screen "${id}".`);
  return place;
}

/** `/sg-base-info` is `sgBaseInfo`: the name of a route, by which its title is found. */
export const routeName = ({ name, path }: Pick<Place, 'name' | 'path'>): string =>
  name ?? path.slice(1).replace(/-(\w)/g, (_, first: string) => first.toUpperCase());

type Named = Pick<Place, 'path' | 'name'> & { readonly onceOpened?: string };

/** Returns the second holder's place of a step or screen: `/sg-base-info` becomes `/joint-sg-base-info`. */
export function ofSecondHolder<P extends Named>(place: P) {
  const { name: _, onceOpened: __, ...kept } = place;
  return { ...kept, path: `/joint-${place.path.slice(1)}` };
}
