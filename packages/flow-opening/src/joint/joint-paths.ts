import { placeOf } from '@quayside/rules/flow-definition';
import { jointDefinition } from '@quayside/rules/journeys/joint/definition';
import { openingDefinition } from '@quayside/rules/journeys/opening/definition';

const { screens: theirs } = jointDefinition;
const { screens: first } = openingDefinition;

/** Paths between the two holders' flows. */
export const jointPaths = {
  /** the second holder's first screen; the guard redirects to their current step */
  start: placeOf(jointDefinition, 'choose').path,
  board: theirs['holders-board'].path,
  state: theirs['account-state'].path,
  handOver: theirs['hand-over'].path,
  invitation: theirs.invitation.path,
  /** for a second holder at an address of the opening */
  own: theirs['own-account'].path,
  /** of the first holder */
  firstBoard: first['holders-board'].path,
  invite: first['invite-holder'].path,
};
