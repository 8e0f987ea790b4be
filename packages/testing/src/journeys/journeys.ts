/** The journeys of flows, for tests of packages that must not import flows. */
export { jointJourney, openingJourney } from '@quayside/flow-opening/internals/rules';
export { w8ben } from '@quayside/flow-w8ben/rules';
