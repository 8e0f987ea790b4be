import { compareDates, isCalendarDate } from '../../calendar-date.ts';
import { isNoticeLate, NOTICE_DAYS, noticeDueOn } from '../../certification-change/certification-change.ts';
import { date, someOf } from '../../field-shapes.ts';
import { advice, issue } from '../../issue.ts';
import { defineJourney, defineStep, type JourneyContext, type StepRule } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { assetsInfo } from '../opening/assets.ts';
import { baseInfo } from '../opening/base-info.ts';
import { checkAnswers, signInfo } from '../opening/closing.ts';
import { contactInfo } from '../opening/contact-info.ts';
import { submitAddress, submitPhoto } from '../opening/documents.ts';
import { informationChangeDefinition } from './definition/definition.ts';
import { type InformationPart, informationPartNames, isAddressChanged, isChanged } from './what-changed.ts';

export {
  certificationChangesIn,
  type InformationPart,
  informationPartNames,
  informationParts,
  isAddressChanged,
} from './what-changed.ts';

/** Asks what has changed and when. A change must be reported within 30 days (RULE-19); a later report gets advice. */
const what = defineStep({
  id: 'what',
  schema: lazyObject(() => ({ parts: someOf(informationPartNames), changedOn: date() })),
  check: ({ changedOn }, { today }) => {
    if (!isCalendarDate(changedOn)) return [];
    if (compareDates(changedOn, today) > 0) return [issue('changedOn', 'date-in-future')];
    if (!isNoticeLate(changedOn, today)) return [];
    return [advice('changedOn', 'notice-late', { days: NOTICE_DAYS, date: noticeDueOn(changedOn) })];
  },
});

const partsOf = ({ answers }: JourneyContext): readonly InformationPart[] =>
  ((answers.what ?? {}) as { readonly parts?: readonly InformationPart[] }).parts ?? [];

const asksFor = (part: InformationPart) => (context: JourneyContext) => partsOf(context).includes(part);

/** Returns a step of the opening that applies only if `when` is true. */
const only = (step: StepRule, when: (context: JourneyContext) => boolean): StepRule => ({ ...step, when });

const heldOf = ({ facts }: JourneyContext) => facts.customer?.held ?? {};

const moves = (context: JourneyContext): boolean =>
  asksFor('contact')(context) && isAddressChanged(heldOf(context), context.answers);

/** The check of the changes. Refuses a chosen part without a change (`nothing-changed`). */
const check: StepRule = {
  ...checkAnswers,
  check: (_, context) => {
    const same = partsOf(context).filter((part) => !isChanged(part, heldOf(context), context.answers));
    return same.length > 0 ? [issue('confirmed', 'nothing-changed')] : [];
  },
};

/** The journey in which customers change their stored information, with proof. It has the opening's forms, filled in with the stored information. */
export const informationChange = defineJourney(informationChangeDefinition, {
  version: 1,
  startsWithHeld: true,
  rules: {
    what,
    'base-info': only(baseInfo, asksFor('identity')),
    'contact-info': only(contactInfo, asksFor('contact')),
    'assets-info': only(assetsInfo, asksFor('finances')),
    'submit-photo': only(submitPhoto, asksFor('identity')),
    'submit-address': only(submitAddress, moves),
    'check-answers': check,
    'sign-info': signInfo,
  },
});
