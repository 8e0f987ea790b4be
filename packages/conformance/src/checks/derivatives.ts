import { getCustomer } from '@quayside/contract/calls/account';
import * as call from '@quayside/contract/calls/opening';
import { answerQuiz, type QuizVerdict } from '@quayside/contract/calls/permissions';
import { codes } from '@quayside/contract/envelope';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { type QuizOption, questionSetOn, quizOptions } from '@quayside/rules/knowledge-quiz';
import type { Check, Kit } from '../kit/check.ts';
import type { KitClient } from '../kit/kit-client.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';
import { Opening } from '../kit/opening.ts';

const HOUR = 3_600_000;
const product = 'options';
const opened = ['customer', 'review'] as const;

const accountHolder = async (kit: Kit): Promise<KitClient> => (await Opening.opened(kit)).client;

/** Returns a try that answers every question with `option`, or with its option in `rightOptions`. */
function tryOf(
  client: KitClient,
  rightOptions: ReadonlyMap<string, string> = new Map(),
  option: QuizOption = quizOptions[0],
) {
  const { version, questions } = questionSetOn(product, singaporeDate(client.now()));
  return {
    product,
    version,
    answers: Object.fromEntries(questions.map((id) => [id, rightOptions.get(id) ?? option])),
  } as const;
}

/** Learns the correct options from a failed try, and passes with them. */
async function pass(client: KitClient): Promise<QuizVerdict> {
  const [first, second] = quizOptions;
  const failed = await client.call(answerQuiz, tryOf(client));
  const known = new Map<string, string>(failed.wrong.map(({ question, rightOption }) => [question, rightOption]));
  return client.call(answerQuiz, tryOf(client, known, failed.wrong.length === 0 ? second : first));
}

/** Fills in an application for options with a diploma, by default for markets that a cash account may trade. */
async function apply(client: KitClient, market = 'other'): Promise<Opening> {
  const application = await Opening.start(client, product);
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

const submission = ({ id: applicationId, application: { revision } }: Opening) => ({ applicationId, revision });

/** Checks of the profile `derivatives`: permissions for options, futures and CFDs, and their knowledge quizzes. */
export const derivativeChecks: readonly Check[] = [
  {
    id: 'derivatives.none',
    title: 'Without an account no permission is applied for: 310012',
    reliesOn: 'The client leads to the opening of an account.',
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
    title: 'A failed try at the quiz says the right options and the tries that are left',
    reliesOn: 'The customer learns from a try, and knows how many follow.',
    section: 'derivatives',
    needs: opened,
    async run(kit) {
      const client = await accountHolder(kit);
      const verdict = await client.call(answerQuiz, tryOf(client));
      const { result, right, of, needed, wrong, standing } = verdict;
      expectSame(
        'the try',
        { result, counted: right + wrong.length },
        { result: 'failed', counted: of },
        kit.line.last,
      );
      expectThat('the pass mark', needed > right && needed <= of, {
        expected: `more than ${right}, at most ${of}`,
        actual: needed,
        exchange: kit.line.last,
      });
      expectSame('the tries', standing, { state: 'open', triesLeft: 2 }, kit.line.last);
      const told = await client.call(getCustomer, {});
      expectSame('getCustomer says the same', told.quizzes[product], standing, kit.line.last);
    },
  },
  {
    id: 'derivatives.quiz-set',
    title: 'A try of another version, or with an open question, is refused with 310001 and does not count',
    reliesOn: 'A page from yesterday uses up no try.',
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
    title: 'After three failed tries the quiz rests for 24 hours: 310005 with data.until',
    reliesOn: 'The client says from when the customer may try again.',
    section: 'derivatives',
    needs: ['customer', 'review', 'clock'],
    async run(kit) {
      const client = await accountHolder(kit);
      for (const _ of [1, 2]) await client.call(answerQuiz, tryOf(client));
      const { standing } = await client.call(answerQuiz, tryOf(client));
      const until = await client.refused(answerQuiz, tryOf(client), codes.notAllowed);
      expectSame('the standing', standing, { state: 'locked', until: until['until'] }, kit.line.last);
      const rest = Date.parse(String(until['until'])) - client.now().getTime();
      expectThat('the rest', Math.abs(rest - 24 * HOUR) < 60_000, {
        expected: '24 hours from now',
        actual: until['until'],
        exchange: kit.line.last,
      });
      await kit.later(24 * HOUR + 60_000, async () => {
        const { quizzes } = await (await kit.deviceOf(client)).call(getCustomer, {});
        expectSame('a day later', quizzes[product], { state: 'open', triesLeft: 3 }, kit.line.last);
      });
    },
  },
  {
    id: 'derivatives.quiz-passed',
    title: 'A passed quiz stays passed, and no further try is taken',
    reliesOn: 'The client does not ask for it again.',
    section: 'derivatives',
    needs: opened,
    async run(kit) {
      const client = await accountHolder(kit);
      const { result, wrong, standing } = await pass(client);
      expectSame('the try', { result, wrong }, { result: 'passed', wrong: [] }, kit.line.last);
      expectSame('the standing', standing, { state: 'passed' }, kit.line.last);
      await client.refused(answerQuiz, tryOf(client), codes.notAllowed);
      const { quizzes } = await client.call(getCustomer, {});
      expectSame('getCustomer', quizzes[product], { state: 'passed' }, kit.line.last);
    },
  },
  {
    id: 'derivatives.needs-quiz',
    title: 'Without a passed quiz a permission is not submitted: 310006 with the step knowledge',
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
    title: 'A cash account gets no options of US exchanges: 310006 with the step introduce',
    reliesOn: 'The client leads to the margin upgrade.',
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
    title: 'A permission is under review, then held, and applied for once',
    reliesOn: 'The account centre says which products the customer may trade.',
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
      expectSame('what is held', found, { accounts: ['cash', product], underReview: [] }, kit.line.last);
      const again = await client.call(call.startApplication, { flow: product });
      const same = { id: again.id, state: again.state };
      expectSame('a further start', same, { id: application.id, state: 'opened' }, kit.line.last);
    },
  },
];
