import { getCustomer } from '@quayside/contract/calls/account';
import * as call from '@quayside/contract/calls/opening';
import { answerQuiz, type QuizResult } from '@quayside/contract/calls/permissions';
import { codes } from '@quayside/contract/envelope';
import { getQuestionSet, type QuizOption, quizOptions } from '@quayside/rules/internals/knowledge-quiz';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check, Kit } from '../kit/check.ts';
import type { KitClient } from '../kit/kit-client.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';

const HOUR = 3_600_000;
const product = 'options';
const opened = ['customer', 'review'] as const;

const accountHolder = async (kit: Kit): Promise<KitClient> => (await ApplicationDriver.opened(kit)).client;

/** Returns a quiz attempt that answers each question with its option in `rightOptions`, or else with `option`. */
function tryOf(
  client: KitClient,
  rightOptions: ReadonlyMap<string, string> = new Map(),
  option: QuizOption = quizOptions[0],
) {
  const { version, questions } = getQuestionSet(product, toSingaporeDate(client.now()));
  return {
    product,
    version,
    answers: Object.fromEntries(questions.map((id) => [id, rightOptions.get(id) ?? option])),
  } as const;
}

/** Fails the quiz once to learn the right options, then passes it with them. */
async function pass(client: KitClient): Promise<QuizResult> {
  const [first, second] = quizOptions;
  const failed = await client.call(answerQuiz, tryOf(client));
  const known = new Map<string, string>(failed.wrong.map(({ question, rightOption }) => [question, rightOption]));
  return client.call(answerQuiz, tryOf(client, known, failed.wrong.length === 0 ? second : first));
}

/** Fills in an application for options with a diploma, by default for markets that a cash account may trade. */
async function apply(client: KitClient, market = 'other'): Promise<ApplicationDriver> {
  const application = await ApplicationDriver.start(client, product);
  const { documentId } = await application.upload('diploma');
  const agreements = await client.call(call.getAgreements, { language: 'en', flow: product });
  const { version, answers } = tryOf(client);
  await application.save('introduce', { market });
  await application.save('experience', {
    years: '1-to-5',
    times: '6-to-20',
    knowledge: 'good',
    cognitiveAssessment: ['diploma'],
    diplomaProof: documentId,
    priorRefusals: 'none',
  });
  await application.save('knowledge', { version, answers });
  await application.save('risk-statement', {
    consents: agreements.map(({ id, version: text, language }) => ({ id, version: text, language })),
  });
  return application;
}

const submission = ({ id: applicationId, application: { revision } }: ApplicationDriver) => ({
  applicationId,
  revision,
});

/** Checks of the profile `derivatives`: permissions for options, futures and CFDs, and their knowledge quizzes. */
export const derivativeChecks: readonly Check[] = [
  {
    id: 'derivatives.none',
    title: 'Refuses to start a permission without an account with 310012',
    reliesOn: 'The client links to the account opening.',
    section: 'derivatives',
    needs: ['customer'],
    async run(kit) {
      const client = await kit.customer();
      for (const flow of ['options', 'futures', 'cfd'])
        await client.refused(call.startApplication, { flow }, codes.accountNotOpened);
    },
  },
  {
    id: 'derivatives.quiz-verdict',
    title: 'A failed quiz returns the correct options and the attempts left',
    reliesOn: 'The customer learns from the attempt, and sees how many are left.',
    section: 'derivatives',
    needs: opened,
    async run(kit) {
      const client = await accountHolder(kit);
      const verdict = await client.call(answerQuiz, tryOf(client));
      const { result, right, of, needed, wrong, standing } = verdict;
      expectSame(
        'the attempt',
        { result, counted: right + wrong.length },
        { result: 'failed', counted: of },
        kit.line.last,
      );
      expectThat('the pass mark', needed > right && needed <= of, {
        expected: `more than ${right}, at most ${of}`,
        actual: needed,
        exchange: kit.line.last,
      });
      expectSame('the attempts', standing, { state: 'open', triesLeft: 2 }, kit.line.last);
      const customer = await client.call(getCustomer, {});
      expectSame('getCustomer returns the same', customer.quizzes[product], standing, kit.line.last);
    },
  },
  {
    id: 'derivatives.quiz-set',
    title: 'Refuses quiz answers of another version or with an open question with 310001, and does not count them',
    reliesOn: 'An outdated page does not use up an attempt.',
    section: 'derivatives',
    needs: opened,
    async run(kit) {
      const client = await accountHolder(kit);
      const whole = tryOf(client);
      const [question = ''] = Object.keys(whole.answers);
      await client.refused(answerQuiz, { ...whole, version: '2020-01-01' }, codes.invalidRequest);
      const open = { ...whole, answers: { ...whole.answers, [question]: '' } };
      await client.refused(answerQuiz, open, codes.invalidRequest);
      expectSame('the quizzes', (await client.call(getCustomer, {})).quizzes, {}, kit.line.last);
    },
  },
  {
    id: 'derivatives.quiz-rest',
    title: 'Locks the quiz for 24 hours after three failed attempts: 310005 with data.until',
    reliesOn: 'The client shows when the customer may try again.',
    section: 'derivatives',
    needs: ['customer', 'review', 'clock'],
    async run(kit) {
      const client = await accountHolder(kit);
      for (const _ of [1, 2]) await client.call(answerQuiz, tryOf(client));
      const { standing } = await client.call(answerQuiz, tryOf(client));
      const until = await client.refused(answerQuiz, tryOf(client), codes.notAllowed);
      expectSame('the standing', standing, { state: 'locked', until: until['until'] }, kit.line.last);
      const rest = Date.parse(String(until['until'])) - client.now().getTime();
      expectThat('the lock', Math.abs(rest - 24 * HOUR) < 60_000, {
        expected: '24 hours from now',
        actual: until['until'],
        exchange: kit.line.last,
      });
      await kit.later(24 * HOUR + 60_000, async () => {
        const { quizzes } = await (await kit.deviceOf(client)).call(getCustomer, {});
        expectSame('the quiz after a day', quizzes[product], { state: 'open', triesLeft: 3 }, kit.line.last);
      });
    },
  },
  {
    id: 'derivatives.quiz-passed',
    title: 'A passed quiz stays passed and cannot be repeated',
    reliesOn: 'The client does not ask for it again.',
    section: 'derivatives',
    needs: opened,
    async run(kit) {
      const client = await accountHolder(kit);
      const { result, wrong, standing } = await pass(client);
      expectSame('the attempt', { result, wrong }, { result: 'passed', wrong: [] }, kit.line.last);
      expectSame('the standing', standing, { state: 'passed' }, kit.line.last);
      await client.refused(answerQuiz, tryOf(client), codes.notAllowed);
      const { quizzes } = await client.call(getCustomer, {});
      expectSame('getCustomer', quizzes[product], { state: 'passed' }, kit.line.last);
    },
  },
  {
    id: 'derivatives.needs-quiz',
    title: 'Refuses to submit a permission without a passed quiz with 310006 and the step knowledge',
    reliesOn: 'The client opens the quiz.',
    section: 'derivatives',
    needs: opened,
    async run(kit) {
      const application = await apply(await accountHolder(kit));
      const { client } = application;
      const { steps } = await client.refused(call.submitApplication, submission(application), codes.incomplete);
      expectSame('data.steps', steps, ['knowledge'], kit.line.last);
    },
  },
  {
    id: 'derivatives.needs-margin',
    title: 'Refuses options of US exchanges for a cash account with 310006 and the step introduce',
    reliesOn: 'The client links to the margin upgrade.',
    section: 'derivatives',
    needs: opened,
    async run(kit) {
      const client = await accountHolder(kit);
      await pass(client);
      const application = await apply(client, 'us');
      const { step } = await client.refused(call.submitApplication, submission(application), codes.incomplete);
      expectSame('data.step', step, 'introduce', kit.line.last);
    },
  },
  {
    id: 'derivatives.approve',
    title: 'A permission is reviewed, then granted, and cannot be requested again',
    reliesOn: 'The account centre shows which products the customer may trade.',
    section: 'derivatives',
    needs: opened,
    async run(kit) {
      const client = await accountHolder(kit);
      await pass(client);
      const application = await apply(client);
      expectSame('the state', (await application.submit()).state, 'under-review', kit.line.last);
      const { underReview } = await client.call(getCustomer, {});
      expectSame('underReview', underReview, [product], kit.line.last);
      await kit.test.review({ applicationId: application.id, act: 'approve' });
      const { accounts, underReview: left } = await client.call(getCustomer, {});
      const found = { accounts, underReview: left };
      expectSame('accounts and underReview', found, { accounts: ['cash', product], underReview: [] }, kit.line.last);
      const again = await client.call(call.startApplication, { flow: product });
      const same = { id: again.id, state: again.state };
      expectSame('another start', same, { id: application.id, state: 'opened' }, kit.line.last);
    },
  },
];
