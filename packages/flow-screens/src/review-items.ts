import type { Application, Requirement } from '@quayside/contract/application';
import { getRoutePath } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { findNextStep, getApplicableSteps } from '@quayside/rules/journey';
import { getPictureIds } from './pictures/get-picture-ids.ts';

/** A requirement that a reviewer rejected or added, with the path of the page that corrects it. */
export type ReviewItem = {
  readonly requirement: Requirement;
  /**
   * What the customer has to do: correct the item (`rejected`), add it (`asked`), or nothing (`corrected`). A corrected item can be edited until it is
   * submitted.
   */
  readonly state: 'rejected' | 'asked' | 'corrected';
  /** The path of the item's first step or, for a signature, of the first incomplete step before it. Undefined if no step of the item applies. */
  readonly path: string | undefined;
  /** `last` means a signature or confirmation, which the customer can give only after all other items. */
  readonly turn: 'now' | 'last';
  /** The document id of the item's first picture, or undefined for an item without pictures. */
  readonly picture: string | undefined;
};

/** Returns the items of this review round, in the order of the application's requirements. */
export function reviewItems(runtime: FlowRuntime, application: Application): readonly ReviewItem[] {
  const { requirements } = application;
  const context = runtime.answers.context();
  const applying = getApplicableSteps(runtime.steps, context); // the digital ID's steps have the same requirements
  const missing = findNextStep(runtime.steps, context);
  return requirements.flatMap((requirement) => {
    const state = itemState(requirement);
    if (!state) return [];
    const step = applying.find((one) => one.requirement === requirement.id);
    const isLast = step?.seals && missing && !missing.seals;
    const first = step?.seals && missing ? missing : step;
    return [
      {
        requirement,
        state,
        path: first && getRoutePath(runtime.flow, first.id),
        turn: isLast ? 'last' : 'now',
        picture: step && isPicture(requirement.id) ? getPictureIds(application, step.id)[0] : undefined,
      },
    ];
  });
}

/** Returns whether a requirement consists of pictures. */
const isPicture = (requirement: string): boolean => pictures.some((one) => one === requirement);
const pictures = [
  'identity-document',
  'address-proof',
  'face',
  'bank-transfer',
  'additional-document',
  'relationship-proof',
];

/**
 * Returns whether the page shows the customer's answers with the reason. It does for rejected items, except pictures, signatures, agreements and the W-8BEN.
 */
export const showsAnswers = ({ requirement: { id }, state }: Pick<ReviewItem, 'requirement' | 'state'>): boolean =>
  state === 'rejected' && !isPicture(id) && !['signature', 'agreements', 'w8ben'].includes(id);

/** Returns whether the customer has to add information or a document, instead of correcting an answer. */
export const isRequestForMore = ({ requirement, state }: Pick<ReviewItem, 'requirement' | 'state'>): boolean =>
  state === 'asked' || requirement.reason?.code === 'more-information';

/** Returns whether a reviewer rejected the content of an item, rather than asked for more information. */
export const isContentRejected = (item: Pick<ReviewItem, 'requirement' | 'state'>): boolean =>
  item.state === 'rejected' && !isRequestForMore(item);

/** Returns whether a reviewer asked for more information without a note that says which. */
export const isUnclear = ({ requirement: { reason }, state }: Pick<ReviewItem, 'requirement' | 'state'>): boolean =>
  state === 'rejected' && reason?.code === 'more-information' && !reason.note;

/** Returns the state of a requirement in this review round, or undefined if the customer has nothing to do for it. */
export function itemState({ status, reopened }: Requirement): ReviewItem['state'] | undefined {
  if (status === 'rejected') return 'rejected';
  if (status === 'due') return 'asked';
  return reopened ? 'corrected' : undefined;
}
