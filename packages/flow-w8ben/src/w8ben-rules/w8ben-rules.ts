import { w8benDefinition } from '@quayside/rules/internals/flow-definitions/w8ben';
import { defineJourney, type Journey } from '@quayside/rules/journey';
import { createFormStep } from '../form/rule.ts';
import { infoStep } from '../info/rule.ts';
import { readOpeningFacts } from '../lines/known-facts.ts';
import { listStep } from '../list/rule.ts';
import { createCertificationStep, type W8benContext } from '../signature/rule.ts';

/** Context of the form in an opening. Step ids start with `w8ben.`, and the known facts come from the answers of the opening. */
export const openingContext: W8benContext = { prefix: 'w8ben.', known: readOpeningFacts };

/** Returns the journey of the W-8BEN for a context: an optional explanation, the form, an optional review and the certification. */
export const createW8benJourney = (context: W8benContext): Journey =>
  defineJourney(w8benDefinition, {
    version: 1,
    rules: {
      list: listStep,
      form: createFormStep(context.known, context.prefix),
      info: infoStep,
      signature: createCertificationStep(context),
    },
  });

/** Journey of the W-8BEN as part of an opening: an optional explanation, the form, an optional review and the certification. */
export const w8ben: Journey = createW8benJourney(openingContext);
