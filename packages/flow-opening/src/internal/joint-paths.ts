/** Where the two holders' flows lead into each other. */
export const jointPaths = {
  /** the second holder's first screen; the guard leads on to where they are */
  start: '/joint-sg-choose',
  board: '/joint-sg-board',
  state: '/joint-sg-account-state',
  handOver: '/joint-sg-hand-over',
  invitation: '/joint-sg-invitation',
  /** somebody who came as a second holder, at an address of the opening */
  own: '/joint-sg-own-account',
  /** of the first holder */
  firstBoard: '/sg-holders',
  invite: '/sg-invite-holder',
} as const;
