/** Journeys for the tests of packages below the flows. */
export { joint, opening } from '@quayside/flow-opening/internals/rules';
export { w8ben } from '@quayside/flow-w8ben/rules';
