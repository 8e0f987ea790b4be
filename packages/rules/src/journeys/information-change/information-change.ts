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

/** RULE-19: what has changed, and since when: a change is notified within 30 days. A later notice is taken too, with advice. */
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

/** A step of the opening, asked for where it is changed. */
const only = (step: StepRule, when: (context: JourneyContext) => boolean): StepRule => ({ ...step, when });

const heldOf = ({ facts }: JourneyContext) => facts.customer?.held ?? {};

const moves = (context: JourneyContext): boolean =>
  asksFor('contact')(context) && isAddressChanged(heldOf(context), context.answers);

/** The changes read once more; a part in which nothing is another than before is none. */
const check: StepRule = {
  ...checkAnswers,
  check: (_, context) => {
    const same = partsOf(context).filter((part) => !isChanged(part, heldOf(context), context.answers));
    return same.length > 0 ? [issue('confirmed', 'nothing-changed')] : [];
  },
};

/** A change of what is held about a customer, with its evidence. The forms are the opening's, and start with what is held. */
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
