import { getScreenDefinition } from '@quayside/rules/flow-definition';
import { openingDefinition } from '@quayside/rules/flow-definitions/opening';
import { jointDefinition } from '@quayside/rules/internals/flow-definitions/joint';

const { screens: theirs } = jointDefinition;
const { screens: first } = openingDefinition;

/** Paths of the pages that link the flows of the two holders. */
export const jointPaths = {
  /** First page of the second holder; redirects to the current step. */
  start: getScreenDefinition(jointDefinition, 'choose').path,
  board: theirs['holders-board'].path,
  state: theirs['account-state'].path,
  handOver: theirs['hand-over'].path,
  invitation: theirs.invitation.path,
  /** Page for second holders who open a URL of the first holder's flow. */
  own: theirs['own-account'].path,
  /** Page with the board of the first holder. */
  firstBoard: first['holders-board'].path,
  invite: first['invite-holder'].path,
};
