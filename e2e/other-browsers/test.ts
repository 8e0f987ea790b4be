import { writeFileSync } from 'node:fs';
import { Opening } from '../support/opening.ts';
import type { AnyScreen } from '../support/screens/screen.ts';
import { test as base } from '../support/test.ts';
import { sayIn } from '../support/words.ts';
import { visitByFirefox } from './firefox.ts';
import type { BrowserVisit } from './visit.ts';
import { visitByWebKit } from './webkit.ts';

type Fixtures = {
  visit: BrowserVisit;
  visitOpening: Opening<AnyScreen>;
};

export const test = base.extend<Fixtures>({
  visit: async ({ page, context, person, place }, provide, info) => {
    const say = sayIn(person.language);
    if (info.project.name === 'firefox') return provide(await visitByFirefox(page, context, say));
    const visit = await visitByWebKit(place.sgUrl, say);
    await provide(visit);
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('screen.png'), await visit.picture());
    await visit.end();
  },
  visitOpening: async ({ visit, person, pictures }, provide) =>
    provide(new Opening({ form: visit.driver, say: sayIn(person.language), person, pictures })),
});

export { expect } from '@playwright/test';
