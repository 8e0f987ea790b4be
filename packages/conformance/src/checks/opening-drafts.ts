import * as call from '@quayside/contract/calls/opening';
import { codes, successCodes } from '@quayside/contract/envelope';
import { openingJourney } from '@quayside/flow-opening/internals/rules';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check } from '../kit/check.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';
import { baseInfo, contactInfo, experience, finances, riskProfile } from '../samples/opening-answers.ts';

/** Checks of the profile `opening` that concern drafts. */
export const draftChecks: readonly Check[] = [
  {
    id: 'opening.none',
    title: 'Returns null without an application',
    reliesOn: 'Home offers to start one.',
    section: 'drafts',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      expectSame('data', await customer.call(call.getApplication, { flow: 'opening' }), null, kit.line.last);
      expectSame('accounts', await customer.call(call.getAccounts, {}), [], kit.line.last);
    },
  },
  {
    id: 'opening.start-once',
    title: 'Starting again, even at the same time, returns the same application',
    reliesOn: 'Two windows that open the flow at once must not create two drafts.',
    section: 'drafts',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      const started = await Promise.all(
        Array.from({ length: 4 }, () => customer.call(call.startApplication, { flow: 'opening' })),
      );
      expectSame('one id', new Set(started.map(({ id }) => id)).size, 1, kit.line.last);
      const [first] = started;
      expectSame(
        'it is an empty draft',
        { state: first?.state, answers: first?.answers, submittedAt: first?.submittedAt },
        { state: 'draft', answers: {}, submittedAt: null },
        kit.line.last,
      );
      const found = await customer.call(call.getApplication, { flow: 'opening' });
      expectSame('the draft is found', found?.id, first?.id, kit.line.last);
    },
  },
  {
    id: 'opening.journey-version',
    title: 'An application has its journey version, and other client versions are refused',
    reliesOn: 'An outdated page reloads (310013). A page that is newer than the server retries soon (310014).',
    section: 'versions',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const { journeyVersion } = opening.application;
      expectSame('journeyVersion', journeyVersion, openingJourney.version, kit.line.last);
      const request = opening.saving('choose', { route: 'manual' });
      const old = await opening.client.refused(
        call.saveStep,
        { ...request, journeyVersion: journeyVersion - 1 },
        codes.outdated,
      );
      expectSame("data.version is the server's", old.version, journeyVersion, kit.line.last);
      await opening.client.refused(call.saveStep, { ...request, journeyVersion: journeyVersion + 1 }, codes.behind);
      await opening.client.call(call.saveStep, { ...request, journeyVersion });
    },
  },
  {
    id: 'opening.saved-answers',
    title: 'Returns saved answers unchanged on every device, with a higher revision',
    reliesOn: 'A customer continues on another phone.',
    section: 'drafts',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.save('base-info', baseInfo);
      const before = opening.application.revision;
      const { application, issues } = await opening.save('contact-info', contactInfo);
      expectSame('no issues', issues, [], kit.line.last);
      expectSame('the answers', application.answers['contact-info'], contactInfo, kit.line.last);
      expectThat('the revision is higher', application.revision > before, {
        expected: `more than ${before}`,
        actual: application.revision,
        exchange: kit.line.last,
      });
      const device = await kit.deviceOf(opening.client);
      const found = await device.call(call.getApplication, { flow: 'opening' });
      expectSame('another device returns the same', found, application, kit.line.last);
    },
  },
  {
    id: 'opening.money-unrounded',
    title: 'Amounts keep their digits',
    reliesOn: 'Amounts are decimal texts, because a number would round them.',
    section: 'drafts',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      for (const annualIncome of ['48000.50', '999999999999999.99', '0.10']) {
        const { application } = await opening.save('assets-info', { annualIncome });
        expectSame('annualIncome', application.answers['assets-info'], { annualIncome }, kit.line.last);
      }
    },
  },
  {
    id: 'opening.any-script',
    title: 'Returns texts of every script unchanged',
    reliesOn: 'Names are written in Chinese, Thai and Japanese, and a note may contain an emoji.',
    section: 'drafts',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const companyName = '星展 บริษัท 株式会社 𠮷野家 Ärzte & Söhne “✓”';
      const { application } = await opening.save('assets-info', { companyName });
      expectSame('companyName', application.answers['assets-info'], { companyName }, kit.line.last);
    },
  },
  {
    id: 'opening.incomplete-step',
    title: 'Saves an incomplete step, and returns its issues',
    reliesOn: 'A step is saved when the customer leaves it, complete or not.',
    section: 'issues',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const { application, issues } = await opening.save('contact-info', { email: 'aisyah@customer.example' });
      expectSame(
        'the answers',
        application.answers['contact-info'],
        { email: 'aisyah@customer.example' },
        kit.line.last,
      );
      expectIssues(kit.line.last, issues, [
        ['mobile', 'mobile-required'],
        ['residentialAddress', 'address-required'],
      ]);
    },
  },
  {
    id: 'opening.issue-codes',
    title: 'Issues have the path of a field and a code of openapi.json',
    reliesOn: 'The client shows the text of the code at the field.',
    section: 'issues',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const issuesOf = async (answers: object) => (await opening.save('base-info', { ...baseInfo, ...answers })).issues;
      expectSame(
        'complete answers have no issues',
        (await issuesOf({})).filter(({ level }) => level !== 'advice'),
        [],
        kit.line.last,
      );
      const expectIssue = async (answers: object, path: string, code: string) => {
        const issues = await issuesOf(answers);
        expectIssues(kit.line.last, issues, [[path, code]]);
      };
      await expectIssue(
        { taxResidencies: [{ country: 'SG', number: '12' }] },
        'taxResidencies.0.number',
        'tax-number-format',
      );
      await expectIssue({ dateOfBirth: '2007-02-29' }, 'dateOfBirth', 'date-does-not-exist');
      await expectIssue({ documentNumber: '' }, 'documentNumber', 'enter-field');
      await expectIssue({ fullName: '林伟明' }, 'fullName', 'name-latin');
    },
  },
  {
    id: 'opening.derived-risk-answers',
    title: 'Accepts only derived answers of the risk profile that follow from finances and experience',
    reliesOn: 'Three answers of the risk profile are not asked, so the customer cannot correct them in the step.',
    section: 'issues',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.save('assets-info', finances);
      await opening.save('assets-select', experience);
      const own = riskProfile(toSingaporeDate(opening.client.now()));
      expectSame('no issues', (await opening.save('risklevel', own)).issues, [], kit.line.last);
      if (!own.derived) return;
      const forged = await opening.save('risklevel', { ...own, derived: { ...own.derived, means: 'over-250000' } });
      expectIssues(kit.line.last, forged.issues, [['derived.means', 'differs-from-before']]);
      const { derived: _, ...asked } = own;
      const missing = await opening.save('risklevel', asked);
      expectIssues(kit.line.last, missing.issues, [
        ['derived.objective', 'risk-question-unanswered'],
        ['derived.means', 'risk-question-unanswered'],
        ['derived.experience', 'risk-question-unanswered'],
      ]);
    },
  },
  {
    id: 'opening.wrong-type',
    title: 'Refuses a value of a wrong type with 310001 and its path',
    reliesOn: "No form sends one, and it would break the customer's own screen.",
    section: 'issues',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const { path } = await opening.client.refused(
        call.saveStep,
        opening.saving('base-info', { fullName: 7 }),
        codes.invalidRequest,
      );
      expectSame('data.path', path, 'answers.fullName', kit.line.last);
      await opening.client.refused(call.saveStep, opening.saving('no-such-step', {}), codes.invalidRequest);
    },
  },
  {
    id: 'opening.unknown-answer',
    title: 'Accepts a step with an unknown answer',
    reliesOn: 'A newer page saves more answers than an older server knows.',
    section: 'versions',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const request = opening.saving('choose', { route: 'manual', ofTomorrow: 'anything' });
      const { code } = await opening.client.ask(call.saveStep, request);
      expectThat('the step is saved', successCodes.includes(code), {
        expected: 'success',
        actual: code,
        exchange: kit.line.last,
      });
    },
  },
  {
    id: 'opening.conflict',
    title: 'Refuses a save with an outdated revision of its step with 310004 and data.revision',
    reliesOn: 'The client shows both versions and asks the customer.',
    section: 'revisions',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const seen = opening.application.revision;
      await opening.save('contact-info', { email: 'first@customer.example' });
      const device = await kit.deviceOf(opening.client);
      const stale = opening.saving('contact-info', { email: 'second@customer.example' }, seen);
      const { revision } = await device.refused(call.saveStep, stale, codes.conflict);
      expectSame("data.revision is the server's", revision, opening.application.revision, kit.line.last);
      const { answers } = await opening.reload();
      expectSame(
        'the first answer is unchanged',
        answers['contact-info'],
        { email: 'first@customer.example' },
        kit.line.last,
      );
    },
  },
  {
    id: 'opening.steps-independent',
    title: 'Accepts another step with an outdated revision',
    reliesOn: 'Two devices can fill in different steps.',
    section: 'revisions',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      const seen = opening.application.revision;
      await opening.save('contact-info', contactInfo);
      const request = opening.saving('choose', { route: 'manual' }, seen);
      const { application } = await opening.client.call(call.saveStep, request);
      expectSame(
        'both steps are stored',
        Object.keys(application.answers).sort(),
        ['choose', 'contact-info'],
        kit.line.last,
      );
    },
  },
  {
    id: 'opening.discard',
    title: 'Deletes a discarded draft',
    reliesOn: 'A customer who starts again starts without answers.',
    section: 'drafts',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.save('choose', { route: 'manual' });
      await opening.client.call(call.discardApplication, { applicationId: opening.id });
      expectSame('data', await opening.client.call(call.getApplication, { flow: 'opening' }), null, kit.line.last);
      const next = await ApplicationDriver.start(opening.client);
      expectThat('the new draft has another id', next.id !== opening.id, {
        expected: 'another id',
        actual: next.id,
        exchange: kit.line.last,
      });
      expectSame('the new draft is empty', next.application.answers, {}, kit.line.last);
    },
  },
  {
    id: 'opening.expired-draft',
    title: 'Deletes an expired draft, and returns a notice until the customer has read it',
    reliesOn: 'A customer who returns after weeks learns why the answers are deleted.',
    section: 'drafts',
    needs: ['customer', 'expire-draft'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.save('choose', { route: 'manual' });
      expectSame(
        'no draft has expired',
        await opening.client.call(call.getExpiredDraft, { flow: 'opening' }),
        null,
        kit.line.last,
      );
      await kit.test.expireDraft(opening.id);
      expectSame(
        'the draft is deleted',
        await opening.client.call(call.getApplication, { flow: 'opening' }),
        null,
        kit.line.last,
      );
      const notice = await opening.client.call(call.getExpiredDraft, { flow: 'opening' });
      expectThat('the notice exists', notice !== null, {
        expected: '{savedAt, expiredAt}',
        actual: notice,
        exchange: kit.line.last,
      });
      const next = await ApplicationDriver.start(opening.client);
      expectSame(
        'the next draft has draftExpiredAt',
        next.application.draftExpiredAt,
        notice?.expiredAt,
        kit.line.last,
      );
      const read = await opening.client.call(call.acknowledgeDraftNotices, { applicationId: next.id });
      expectSame('draftExpiredAt after the notice was read', read.draftExpiredAt, undefined, kit.line.last);
      expectSame(
        'getExpiredDraft after the notice was read',
        await opening.client.call(call.getExpiredDraft, { flow: 'opening' }),
        null,
        kit.line.last,
      );
    },
  },
];

type Issues = readonly { readonly path: string; readonly code: string }[];

/** Throws `MismatchError` unless the issues contain all expected paths and codes. Other issues are ignored. */
function expectIssues(
  exchange: Parameters<typeof expectSame>[3],
  issues: Issues,
  expected: readonly (readonly [path: string, code: string])[],
): void {
  const actual = issues.map(({ path, code }) => `${path}: ${code}`);
  for (const [path, code] of expected)
    expectThat(`the issues contain ${code}`, actual.includes(`${path}: ${code}`), {
      expected: `${path}: ${code}`,
      actual,
      exchange,
    });
}
