export { scenarioOf, scenarios } from './development/scenarios/catalogue.ts';
export { type Page, pages, type WordsOfPage } from './development/scenarios/pages.ts';
export type { Expectation, Scenario } from './development/scenarios/scenario.ts';
