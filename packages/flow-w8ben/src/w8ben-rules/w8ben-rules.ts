import { w8benDefinition } from '@quayside/rules/internals/flow-definitions/w8ben';
import { defineJourney, type Journey } from '@quayside/rules/journey';
import { formStep } from '../form/rule.ts';
import { info } from '../info/rule.ts';
import { knownInOpening } from '../lines/known.ts';
import { list } from '../list/rule.ts';
import { certification, type W8benContext } from '../signature/rule.ts';

/** Context of an opening. Step ids start with `w8ben.`, and the known facts come from the answers of the opening. */
export const openingContext: W8benContext = { prefix: 'w8ben.', known: knownInOpening };

/** Returns the journey of the W-8BEN for a context: form and certification, with an optional explanation and a review. */
export const w8benFor = (context: W8benContext): Journey =>
  defineJourney(w8benDefinition, {
    version: 1,
    rules: { list, form: formStep(context.known, context.prefix), info, signature: certification(context) },
  });

/** The journey of the W-8BEN as part of an opening. */
export const w8ben: Journey = w8benFor(openingContext);
