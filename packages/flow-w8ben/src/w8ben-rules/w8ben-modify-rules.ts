import { w8benModifyDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-modify';
import { defineJourney, type JourneyContext } from '@quayside/rules/journey';
import { affidavitStep } from '../affidavit/rule.ts';
import { areCertificationsStillTrue, getChangesToFormOnFile } from '../lines/form-on-file.ts';
import { createUpdateSteps } from './update-steps.ts';

const byAffidavit = (context: JourneyContext): boolean =>
  getChangesToFormOnFile(context).length > 0 && areCertificationsStillTrue(context);

/**
 * Journey in which a customer changes the form on file. A move within the country needs only an affidavit, because the certifications are still true. Any other
 * change needs a new signature, and so does an unchanged form.
 */
export const w8benModify = defineJourney(w8benModifyDefinition, {
  version: 1,
  rules: {
    ...createUpdateSteps({ signature: (context) => !byAffidavit(context) }),
    affidavit: { ...affidavitStep, when: byAffidavit },
  },
});
