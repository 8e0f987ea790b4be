export { findScenario, scenarios } from './development/scenarios/catalogue.ts';
export { type Page, type PageTextKey, pages } from './development/scenarios/pages.ts';
export type { Expectation, Scenario } from './development/scenarios/scenario.ts';
