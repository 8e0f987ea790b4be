/**
 * How often a customer may complete a flow. `once`: not again after an approval. `repeatedly`: again after each approval. `when-expired`: again when the
 * basis of the approval has expired (the journey's `isExpired`). Every flow allows another attempt after a refusal that is not final.
 */
export type Repetition = 'once' | 'when-expired' | 'repeatedly';

/** The path of a screen, with the facts that the host needs before the screen loads (specification, section 2). */
export type Place = {
  readonly path: string;
  /** the title key of the specification, if it differs from the path (`routeName`) */
  readonly name?: string;
  /** `false`: no login; absent: login first */
  readonly auth?: false;
  /** `false` hides the customer-service button in the app's title bar, on capture screens */
  readonly cs?: false;
  /** has its own security policy for a third party's frame. The policy comes with a document, so entering and leaving load one */
  readonly ownDocument?: true;
  /** part of a step that a customer can hand off to a phone; the phone shows it too */
  readonly onPhone?: true;
  /** shown without an application, so the flow is not loaded */
  readonly apart?: true;
  /** placeholder until the screen loads. Absent: a form for a step, an outcome for any other screen */
  readonly skeleton?: SkeletonLook;
};

/**
 * `account`: cards. `details`: a value, its history and positions. `celebration`: an outcome on the hero background. `once-opened`: `celebration` if the
 * account is open, else an outcome.
 */
export type SkeletonLook = 'account' | 'details' | 'celebration' | 'once-opened';

/** A step of a flow: its id, its group in the progress bar, and its place. */
export type StepPlace = Place & {
  readonly step: string;
  readonly group: string;
  /** belongs to the account, not to a person: only the first holder answers it */
  readonly ofAccount?: true;
  /** the path that replaces this one after the approval of the application */
  readonly onceOpened?: string;
};

/** A reference to another flow: its steps are inserted here, with their own places. */
export type PartPlace = { readonly part: string };

/**
 * The facts about a flow that are needed before its rules load: its steps in order, its other screens, and who may use it how often.
 * It is the single source for client, server, route lists and docs.
 */
export type FlowDefinition = {
  readonly name: string;
  /** `customers`: only account holders; absent: everyone */
  readonly audience?: 'customers';
  /** absent: `once` */
  readonly repetition?: Repetition;
  /** only the server starts it, after a reviewer's request */
  readonly begunBy?: 'reviewer';
  /** the flow in which this flow is the second holder's part */
  readonly partOf?: string;
  /** about a holder's W-8BEN: its rules read the form on file. A login with several holders names one (`?holder=`) */
  readonly forHolders?: true;
  readonly steps: readonly (StepPlace | PartPlace)[];
  /** screens that are not steps, by id */
  readonly screens: Readonly<Record<string, Place>>;
  /** the id of the result screen, to which mails link */
  readonly result?: string;
};

/** The ids of a definition's own steps, without those of its parts. */
export type StepIdOf<D extends FlowDefinition> = Extract<D['steps'][number], { readonly step: string }>['step'];

/** Returns a definition's own steps, without those of its parts. */
export const ownSteps = ({ steps }: Pick<FlowDefinition, 'steps'>): readonly StepPlace[] =>
  steps.filter((entry): entry is StepPlace => 'step' in entry);

/** Returns the place of a step or another screen. Throws TypeError if the definition does not have the id. */
export function placeOf(definition: FlowDefinition, id: string): Place {
  const place = ownSteps(definition).find(({ step }) => step === id) ?? definition.screens[id];
  if (!place) throw new TypeError(`The flow "${definition.name}" has no step and no screen "${id}".`);
  return place;
}

/** Returns the name of a route, which is the key of its title: `sgBaseInfo` for `/sg-base-info`. */
export const routeName = ({ name, path }: Pick<Place, 'name' | 'path'>): string =>
  name ?? path.slice(1).replace(/-(\w)/g, (_, first: string) => first.toUpperCase());

type Named = Pick<Place, 'path' | 'name'> & { readonly onceOpened?: string };

/** Returns the second holder's place of a step or screen: `/sg-base-info` becomes `/joint-sg-base-info`. */
export function ofSecondHolder<P extends Named>(place: P) {
  const { name: _, onceOpened: __, ...kept } = place;
  return { ...kept, path: `/joint-${place.path.slice(1)}` };
}
