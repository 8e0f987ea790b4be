import type { Application, Requirement } from '@quayside/contract/application';
import { issue } from '@quayside/rules/issue';
import { getJourneySteps, initialFacts, type Step, type StepAnswers } from '@quayside/rules/journey';
import { openingJourney, w8ben } from '@quayside/testing/journeys';
import { beforeAll, describe, expect, test } from 'vitest';
import { draftWith } from '../testing/test-runtime.ts';
import { loadReplyRule, withReply } from './reply-rule.ts';
import { buildSaveData, checkWithReply, findOpenQuestion, findShownQuestion } from './review-reply.ts';

const steps = getJourneySteps(openingJourney, { w8ben });
const stepOf = (id: string) => steps.find((one) => one.id === id) as Step;
const finances = stepOf('assets-info');
const saved = { companyName: 'Example Trading' };
const question = 'Where does the rest come from?';
const asked = { id: 'finances', party: 'holder', status: 'rejected', reopened: true, reply: { question } } as const;
const encrypt = async (text: string) => `sealed ${text}`;

const sentBack = (requirement: Requirement = asked): Application => ({
  ...draftWith({ 'assets-info': saved }),
  state: 'action-needed',
  requirements: [requirement],
});

describe('a reviewer’s question about a step', () => {
  test('shows a reviewer’s question while its item is open', () => {
    expect(findOpenQuestion(sentBack(), finances)).toEqual({ status: 'rejected', question });
    expect(findOpenQuestion(sentBack(), stepOf('contact-info')), 'another item').toBeUndefined();
    expect(findOpenQuestion({ ...sentBack(), state: 'under-review' }, finances), 'sent').toBeUndefined();
    expect(findOpenQuestion(sentBack({ ...asked, reopened: false }), finances)).toBeUndefined();
    const { reply: _, ...without } = asked;
    expect(findOpenQuestion(sentBack(without), finances), 'the server accepts no reply').toBeUndefined();
  });

  test('shows a reviewer’s question on each step of the item, and after a reply only on the first', () => {
    const form = { ...asked, id: 'w8ben' };
    const shownOn = (application: Application) => {
      const { answers } = application;
      const context = { answers, facts: initialFacts, today: '2026-11-21' } as const;
      return ['w8ben.form', 'w8ben.signature'].filter((id) =>
        findShownQuestion(steps, stepOf(id), application, context),
      );
    };
    const first = shownOn(sentBack({ ...form, status: 'provided', reply: { question, text: 'x' } }));
    expect(first.length).toBeLessThan(2);
    expect(shownOn(sentBack(form))).toEqual(['w8ben.form', 'w8ben.signature']);
    const context = { answers: {}, facts: initialFacts, today: '2026-11-21' } as const;
    const signature = sentBack({ ...asked, id: 'signature' });
    expect(
      findShownQuestion(steps, stepOf('sign-info'), signature, context),
      'the customer signs again',
    ).toBeUndefined();
  });
});

describe('a reply in the answers of a form', () => {
  beforeAll(loadReplyRule);

  test('requires a reply to a reviewer’s note when the answers of the step are checked', () => {
    const check = (application: Application, typed: StepAnswers) =>
      checkWithReply(application, finances, typed, {
        answers: { 'assets-info': typed },
        facts: initialFacts,
        today: '2026-11-21',
      }).filter(({ path }) => path === 'reply');
    const required = [issue('reply', 'reply-required')];
    expect(check(sentBack(), saved)).toEqual(required);
    expect(check(sentBack(), { ...saved, reply: ' ' })).toEqual(required);
    expect(check(sentBack(), { ...saved, reply: 'An inheritance' })).toEqual([]);
    expect(check(draftWith({}), saved), 'without a question').toEqual([]);
  });

  test('sends a trimmed reply separately from the answers, even an empty one', async () => {
    const send = (reply?: string) =>
      buildSaveData(sentBack(), finances, { ...saved, ...(reply === undefined ? {} : { reply }) }, encrypt);
    expect(await send(' An inheritance \n')).toEqual({ answers: saved, reply: 'An inheritance' });
    expect(await send('')).toEqual({ answers: saved, reply: '' });
    expect(await send()).toEqual({ answers: saved });
  });

  test('sends answers without extra white space or full-width letters', async () => {
    const typed = { ...saved, companyName: ' Ｅｘａｍｐｌｅ  Trading ' };
    expect(await buildSaveData(draftWith({}), finances, typed, encrypt)).toEqual({
      answers: { ...saved, companyName: 'Example Trading' },
    });
  });

  test('sends a field named reply as an ordinary answer if the reviewer asked nothing', async () => {
    const typed = { ...saved, reply: 'of a step with such a field' };
    expect(await buildSaveData(draftWith({}), finances, typed, encrypt)).toEqual({ answers: typed });
  });

  test('preserves a reply to a reviewer when the screen prepares its answers', () => {
    expect(withReply({ ...saved, reply: 'x' }, { companyName: 'y' })).toEqual({ companyName: 'y', reply: 'x' });
    expect(withReply(saved, { companyName: 'y' })).toEqual({ companyName: 'y' });
    expect(withReply({ reply: 'x' }, { reply: 'z' })).toEqual({ reply: 'z' });
  });
});
