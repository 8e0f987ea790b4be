import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { isAcceptedWithW8ben } from '@quayside/rules/internals/agreement-acceptance';
import { LONGEST_REPLY } from '@quayside/rules/limits';
import { addDays, toSingaporeDate } from '@quayside/values/calendar-date';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check } from '../kit/check.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';
import { picture } from '../samples/picture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Checks of the profile `opening` that concern submission and review. */
export const submissionChecks: readonly Check[] = [
  {
    id: 'opening.incomplete',
    title: 'Refuses to submit an incomplete application with 310006 and the missing steps',
    reliesOn: 'The client opens data.step.',
    section: 'submission',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.save('choose', { route: 'manual' });
      const { id: applicationId, revision } = opening.application;
      const { step, steps } = await opening.client.refused(
        call.submitApplication,
        { applicationId, revision },
        codes.incomplete,
      );
      expectSame('data.step is the first missing one', step, 'submit-photo', kit.line.last);
      const missing = Array.isArray(steps) ? steps : [];
      expectThat('data.steps has all missing steps', missing.includes('base-info') && missing.includes('sign-info'), {
        expected: 'submit-photo, base-info, …, sign-info',
        actual: steps,
        exchange: kit.line.last,
      });
      expectThat('data.steps has no complete step', !missing.includes('choose'), {
        expected: 'not choose',
        actual: steps,
        exchange: kit.line.last,
      });
      expectSame('the application is a draft', (await opening.reload()).state, 'draft', kit.line.last);
    },
  },
  {
    id: 'opening.submit',
    title: 'A submitted application is under review and has a reference',
    reliesOn: 'The last page shows the reference and what happens next.',
    section: 'submission',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      const { state, reference, submittedAt, history, requirements } = await opening.submit();
      expectSame('state', state, 'under-review', kit.line.last);
      expectThat('reference', Boolean(reference), { expected: 'a text', actual: reference, exchange: kit.line.last });
      expectThat('submittedAt', Boolean(submittedAt), {
        expected: 'a time',
        actual: submittedAt,
        exchange: kit.line.last,
      });
      expectSame(
        'history',
        history.map(({ what }) => what),
        ['submitted'],
        kit.line.last,
      );
      const due = requirements.filter(({ id, status }) => id === 'identity-document' && status !== 'provided');
      expectSame('the identity document is provided', due, [], kit.line.last);
    },
  },
  {
    id: 'opening.submit-once',
    title: 'Submitting again, even at the same time, changes nothing',
    reliesOn: 'A double tap, two windows and a retry are one submission.',
    section: 'submission',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      const { id: applicationId, revision } = opening.application;
      const submitted = await Promise.all(
        Array.from({ length: 4 }, () => opening.client.call(call.submitApplication, { applicationId, revision })),
      );
      const again = await opening.client.call(call.submitApplication, { applicationId, revision });
      const references = new Set([...submitted, again].map(({ reference }) => reference));
      expectSame('one reference', references.size, 1, kit.line.last);
      expectSame(
        'one submission',
        again.history.map(({ what }) => what),
        ['submitted'],
        kit.line.last,
      );
      expectSame('submittedAt is unchanged', again.submittedAt, submitted[0]?.submittedAt, kit.line.last);
    },
  },
  {
    id: 'opening.submit-stale',
    title: 'Refuses to submit an outdated revision with 310004',
    reliesOn: 'Nobody submits answers that they have not seen.',
    section: 'submission',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      const request = { applicationId: opening.id, revision: 1 };
      await opening.client.refused(call.submitApplication, request, codes.conflict);
      expectSame('the application is a draft', (await opening.reload()).state, 'draft', kit.line.last);
    },
  },
  {
    id: 'opening.seal',
    title: 'A later change of any answer invalidates the signature',
    reliesOn: 'A signature covers the answers that the customer read before it.',
    section: 'submission',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      await opening.save('assets-info', { ...opening.application.answers['assets-info'], netWorth: '119999' });
      const { id: applicationId, revision } = opening.application;
      const { steps } = await opening.client.refused(
        call.submitApplication,
        { applicationId, revision },
        codes.incomplete,
      );
      expectSame('data.steps', steps, ['check-answers', 'sign-info'], kit.line.last);
    },
  },
  {
    id: 'opening.agreement-version',
    title: 'Accepts a consent only to the current version',
    reliesOn: 'When a text changes, the customer reads the new one before the submission.',
    section: 'agreements',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const agreements = await opening.client.call(call.getAgreements, { language: 'en', flow: 'opening' });
      const consents = agreements
        .filter(({ id }) => !isAcceptedWithW8ben(id))
        .map(({ id, version, language }) => ({ id, version, language }));
      const [first, ...others] = consents;
      const old = [{ ...first, version: '1999-01' }, ...others];
      const { issues } = await opening.save('agreement-info', { consents: old });
      expectThat(
        'the old version has an issue',
        issues.some(({ code }) => code === 'must-agree'),
        { expected: 'must-agree', actual: issues, exchange: kit.line.last },
      );
      const now = await opening.save('agreement-info', { consents });
      expectThat(
        'the current version has no issue',
        now.issues.every(({ path }) => !path.startsWith('consents.0')),
        { expected: 'no issue of the first text', actual: now.issues, exchange: kit.line.last },
      );
    },
  },
  {
    id: 'opening.w8ben-consent',
    title: 'Requires the consent to sign the W-8BEN electronically with its signature',
    reliesOn: 'The consent comes before the first electronic signature.',
    section: 'agreements',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const agreements = await opening.client.call(call.getAgreements, { language: 'en', flow: 'opening' });
      const asked = agreements.find(({ id }) => isAcceptedWithW8ben(id));
      if (!asked) return; // the server does not request the consent
      const complete = await opening.complete(await opening.uploadAll());
      const end = complete.findIndex(([step]) => step === 'w8ben.signature');
      for (const [step, answers] of complete.slice(0, end)) await opening.save(step, answers);
      const signature = complete[end]?.[1] ?? {};
      const without = await opening.save('w8ben.signature', { ...signature, consents: [] });
      const issue = { path: `consents.${asked.id}`, code: 'must-agree' };
      expectSame('a signature without the consent', without.issues, [issue], kit.line.last);
      const { issues } = await opening.save('w8ben.signature', signature);
      expectSame('a signature with the consent', issues, [], kit.line.last);
    },
  },
  {
    id: 'opening.singapore-day',
    title: 'Dates use the calendar of Singapore',
    reliesOn: 'In the evening UTC, the next day has started in Singapore.',
    section: 'dates',
    needs: ['customer', 'clock'],
    async run(kit) {
      const now = Date.now();
      const midnight = Math.ceil(now / DAY) * DAY + 16 * HOUR; // 00:00 in Singapore, UTC+8
      for (const [ms, future] of [
        [-10_000, true],
        [10_000, false],
      ] as const) {
        await kit.later(midnight + ms - Date.now(), async () => {
          const opening = await ApplicationDriver.start(await kit.customer());
          const issuedOn = addDays(toSingaporeDate(new Date(midnight - HOUR)), 1);
          const { issues } = await opening.save('submit-address', { issuedOn });
          const isInFuture = issues.some(({ path, code }) => path === 'issuedOn' && code === 'date-in-future');
          expectSame(
            `${issuedOn} lies in the future ten seconds ${ms < 0 ? 'before' : 'after'} midnight in Singapore`,
            isInFuture,
            future,
            kit.line.last,
          );
        });
      }
    },
  },
  {
    id: 'opening.closed',
    title: 'Refuses to change a submitted application with 310005 and its state',
    reliesOn: 'The reviewer reads exactly the signed answers.',
    section: 'submission',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      await opening.submit();
      const { answers } = opening.application;
      const saving = opening.saving('contact-info', { ...answers['contact-info'], email: 'other@customer.example' });
      const { state } = await opening.client.refused(call.saveStep, saving, codes.notAllowed);
      expectSame('data.state', state, 'under-review', kit.line.last);
      await opening.client.refused(call.discardApplication, { applicationId: opening.id }, codes.notAllowed);
      expectSame('the answers are unchanged', (await opening.reload()).answers, answers, kit.line.last);
    },
  },
  {
    id: 'opening.submission-pdf',
    title: 'Returns a submission as a PDF at a short-lived URL without a login',
    reliesOn: "A phone's viewer sends no headers.",
    section: 'submission',
    needs: ['customer', 'clock'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      await opening.submit();
      const { path, expiresIn } = await opening.client.call(call.getSubmissionPdf, { applicationId: opening.id });
      const read = () => kit.line.fetch(new Request(`${kit.line.base}/${path}`));
      const file = await read();
      const text = await file.text();
      expectThat('the file is a PDF', text.startsWith('%PDF-'), { expected: '%PDF-', actual: text.slice(0, 100) });
      expectSame('Content-Type', file.headers.get('Content-Type')?.split(';')[0], 'application/pdf');
      await kit.later((expiresIn + 60) * 1000, async () => {
        const late = await (await read()).text();
        expectThat('the URL expires', !late.startsWith('%PDF-'), {
          expected: 'a refusal',
          actual: late.slice(0, 100),
        });
      });
      const other = await kit.customer();
      await other.refused(call.getSubmissionPdf, { applicationId: opening.id }, codes.notFound);
    },
  },
  {
    id: 'opening.send-back',
    title: 'A rejection reopens only its item, and the customer submits again',
    reliesOn: 'The client opens the rejected item and shows the rest as read-only.',
    section: 'review',
    needs: ['customer', 'review'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      await opening.submit();
      const { id: applicationId } = opening;
      await kit.test.review({ applicationId, act: 'reject', requirement: 'address-proof', code: 'too-old' });
      await kit.test.review({ applicationId, act: 'send-back' });
      const { state, requirements, answers } = await opening.reload();
      expectSame('state', state, 'action-needed', kit.line.last);
      const reopened = requirements
        .filter((one) => one.reopened)
        .map(({ id, status, reason }) => ({ id, status, code: reason?.code }));
      expectSame(
        'one item is reopened',
        reopened,
        [{ id: 'address-proof', status: 'rejected', code: 'too-old' }],
        kit.line.last,
      );
      const email = { ...answers['contact-info'], email: 'other@customer.example' };
      await opening.client.refused(call.saveStep, opening.saving('contact-info', email), codes.notAllowed);
      const other = new File([picture('card', 9)], 'IMG_0009.png');
      const { documentId } = await opening.upload('address-proof', other);
      const { issues } = await opening.save('submit-address', { ...answers['submit-address'], document: documentId });
      expectSame('the correction has no issues', issues, [], kit.line.last);
      for (const step of ['check-answers', 'sign-info']) await opening.save(step, answers[step] ?? {});
      const { history } = await opening.submit();
      const events = history.map(({ what }) => what);
      expectSame('history', events, ['submitted', 'sent-back', 'submitted-again'], kit.line.last);
    },
  },
  {
    id: 'opening.reply',
    title: 'A customer replies to a request for more information, if the server accepts replies',
    reliesOn: 'The client shows a field for the reply where the item has `reply`.',
    section: 'review',
    needs: ['customer', 'review'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      await opening.submit();
      const { id: applicationId } = opening;
      const question = 'Which city do you live in?';
      const reject = { act: 'reject', requirement: 'contact', code: 'more-information', note: question } as const;
      await kit.test.review({ applicationId, ...reject });
      await kit.test.review({ applicationId, act: 'send-back' });
      const itemOf = ({ requirements }: typeof opening.application) => requirements.find(({ id }) => id === 'contact');
      const { answers } = await opening.reload();
      if (!itemOf(opening.application)?.reply) return; // the server accepts no reply
      expectSame('the question', itemOf(opening.application)?.reply, { question }, kit.line.last);
      const saving = (reply?: string) => ({ ...opening.saving('contact-info', answers['contact-info'] ?? {}), reply });
      const without = await opening.client.call(call.saveStep, saving());
      opening.application = without.application;
      const issue = { path: 'reply', code: 'reply-required' };
      expectSame('unchanged answers without a reply', without.issues, [issue], kit.line.last);
      expectSame('the item is still rejected', itemOf(opening.application)?.status, 'rejected', kit.line.last);
      const saved = await opening.client.call(call.saveStep, saving('  Kuala Lumpur \n'));
      opening.application = saved.application;
      expectSame('with a reply', saved.issues, [], kit.line.last);
      const replied = { question, text: 'Kuala Lumpur' };
      const item = itemOf(await opening.reload());
      expectSame(
        'the reply is stored',
        { status: item?.status, reply: item?.reply },
        { status: 'provided', reply: replied },
      );
      await opening.client.refused(call.saveStep, saving('x'.repeat(LONGEST_REPLY + 1)), codes.invalidRequest);
      for (const step of ['check-answers', 'sign-info']) await opening.save(step, answers[step] ?? {});
      expectSame('the reply is submitted', itemOf(await opening.submit())?.reply, replied, kit.line.last);
    },
  },
  {
    id: 'opening.approve',
    title: 'An approved application is opened, and its account is listed',
    reliesOn: 'Home shows the account with its number.',
    section: 'review',
    needs: ['customer', 'review'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      await opening.submit();
      await kit.test.review({ applicationId: opening.id, act: 'approve' });
      const { state, decidedAt, history } = await opening.reload();
      expectSame('state', state, 'opened', kit.line.last);
      expectThat('decidedAt', Boolean(decidedAt), { expected: 'a time', actual: decidedAt, exchange: kit.line.last });
      expectSame(
        'history',
        history.map(({ what }) => what),
        ['submitted', 'approved'],
        kit.line.last,
      );
      const accounts = await opening.client.call(call.getAccounts, {});
      expectSame(
        'one cash account',
        accounts.map(({ type, tier }) => ({ type, tier })),
        [{ type: 'cash', tier: 'standard' }],
        kit.line.last,
      );
    },
  },
  {
    id: 'opening.fail',
    title: 'A refused application is decided, and has a reason',
    reliesOn: 'The outcome page shows the reason and what the customer can do.',
    section: 'review',
    needs: ['customer', 'review'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.fillIn();
      await opening.submit();
      await kit.test.review({ applicationId: opening.id, act: 'fail', code: 'policy' });
      const { state, failure, revision } = await opening.reload();
      expectSame(
        'state and reason',
        { state, code: failure?.code },
        { state: 'failed', code: 'policy' },
        kit.line.last,
      );
      const request = { applicationId: opening.id, revision };
      await opening.client.refused(call.submitApplication, request, codes.notAllowed);
    },
  },
];
