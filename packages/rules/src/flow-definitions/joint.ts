import { type FlowDefinition, type ScreenDefinition, toSecondHolderScreen } from '../flow-definition.ts';
import { openingDefinition } from './opening.ts';

/** Screens of the opening that the second holder also uses. */
const shared = [
  'face-success',
  'face-fail',
  'face-fail-more',
  'hand-off',
  'identity-check',
  'account-state',
  'not-eligible',
] as const;

type Entry = (typeof openingDefinition.steps)[number];

function isOfPerson(entry: Entry): entry is Exclude<Entry, { readonly ofAccount: true }> {
  return !('ofAccount' in entry);
}

/** The flow of a joint account's second holder: the steps of the opening under `/joint-…`, without those that belong to the account. */
export const jointDefinition = {
  name: 'joint',
  partOf: 'opening',
  steps: openingDefinition.steps
    .filter(isOfPerson)
    .map((entry) => ('part' in entry ? entry : toSecondHolderScreen(entry))),
  screens: {
    ...(Object.fromEntries(shared.map((id) => [id, toSecondHolderScreen(openingDefinition.screens[id])])) as Readonly<
      Record<(typeof shared)[number], ScreenDefinition>
    >),
    success: { path: '/joint-sg-success', skeleton: 'celebration' },
    'holders-board': { path: '/joint-sg-board' },
    'hand-over': { path: '/joint-sg-hand-over' },
    'own-account': { path: '/joint-sg-own-account', apart: true },
    invitation: { path: '/joint-sg-invitation', auth: false, apart: true },
  },
  result: 'account-state',
} as const satisfies FlowDefinition;
