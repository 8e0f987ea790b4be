import * as call from '@quayside/contract/calls/opening';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import type { AuditEntry } from '../audit/trail.ts';
import { getAnswerSources } from './answer-sources.ts';
import type { Evidence, EvidenceRow } from './record.ts';
import { verifyEvidence } from './verify.ts';

type Kept = { readonly row: EvidenceRow; readonly content: Evidence };

describe('the evidence of a submission', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  }, 60_000);
  afterAll(() => sandbox.close());

  const review = (applicationId: string, act: Readonly<Record<string, string>>) =>
    sandbox.api('POST', '/review', { applicationId, ...act });

  async function submitted() {
    const customer = await sandbox.customer();
    const opening = await TestOpening.start(customer);
    await opening.fillIn();
    await opening.submit();
    return { opening, ...(await readBack(opening, customer.phone)), phone: customer.phone };
  }

  async function readBack({ id }: TestOpening, phone: string) {
    const { evidence } = await sandbox.api<{ evidence: Kept[] }>('GET', `/evidence?applicationId=${id}`);
    const { applications } = await sandbox.api<{ applications: { audit: AuditEntry[] }[] }>(
      'GET',
      `/state?phone=${encodeURIComponent(phone)}`,
    );
    const trail = (applications[0]?.audit ?? []).map((entry) => ({ ...entry, at: new Date(entry.at) }));
    return { evidence, trail };
  }

  test('stores each consent in the evidence, and the hash of the evidence in the audit trail', async () => {
    const { opening, evidence, trail } = await submitted();
    const [first] = evidence;
    if (!first) throw new Error('nothing was kept');
    const agreements = await opening.client.call(call.getAgreements, { language: 'en', flow: 'opening' });
    const asked = agreements.filter(({ id }) => id !== 'margin-agreement');
    const byId = (one: { readonly id: string }, other: { readonly id: string }) => one.id.localeCompare(other.id);
    expect(first.content.consents.toSorted(byId)).toEqual(
      asked.toSorted(byId).map(({ id, version, title, sha256 }) => ({
        id,
        version,
        language: 'en',
        title,
        sha256,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      })),
    );
    expect(first.content).toMatchObject({
      number: 1,
      reference: opening.application.reference,
      language: 'en',
      face: { result: 'passed' },
    });
    const signed = first.content.steps.find(({ step }) => step === 'sign-info');
    expect(signed?.answers.signature).toEqual(opening.application.answers['sign-info']?.signature);
    expect(trail.at(-1)?.details).toMatchObject({ submission: 1, evidence: first.row.hash });
    expect(await verifyEvidence(first, trail)).toBe('whole');
  });

  test('stores the source of each answer in the evidence', async () => {
    const { evidence } = await submitted();
    const sources = (step: string) => evidence[0]?.content.steps.find((one) => one.step === step)?.sources;
    expect(sources('base-info')).toMatchObject({ fullName: 'holder', dateOfBirth: 'holder' });
    expect(sources('w8ben.form')).toMatchObject({ dateOfBirth: 'carried-over', permanentAddress: 'carried-over' });
    expect(sources('w8ben.signature')).toMatchObject({ name: 'holder', signedAt: 'system', revision: 'system' });
    expect(sources('risklevel')).toEqual({
      version: 'system',
      answers: 'holder',
      derived: 'carried-over',
      accepted: 'holder',
    });
    const given = {
      'show-sinpass': { personData: 'p1', confirmed: true },
      'sinpass-additional': { mobile: '+6591234567' },
    };
    const all = { ...given, 'contact-info': { mobile: '+6591234567', email: 'a@b.example' } };
    expect(getAnswerSources('show-sinpass', given['show-sinpass'], { all, given })).toEqual({
      personData: 'digital-id',
      confirmed: 'holder',
    });
    expect(getAnswerSources('contact-info', all['contact-info'], { all, given })).toEqual({
      mobile: 'holder',
      email: 'digital-id',
    });
    const w8ben = { name: 'Tan', signature: { method: 'type', text: 'Tan' }, signedAt: '2026-11-21T04:05:00Z' };
    const again = { ...w8ben, declared: true, reused: { from: 'w8ben.signature', signedAt: w8ben.signedAt } };
    const both = { 'w8ben.signature': w8ben, 'sign-info': again };
    expect(getAnswerSources('sign-info', again, { all: both, given: both })).toMatchObject({
      name: 'carried-over',
      signature: 'carried-over',
      declared: 'holder',
      reused: 'holder',
    });
    const onFile = { 'w8ben.form': { name: 'Tan' } };
    expect(getAnswerSources('w8ben.form', onFile['w8ben.form'], { all: onFile, given: {} })).toEqual({
      name: 'carried-over',
    });
    const typed = { 'base-info': { fullName: 'Tan' }, 'w8ben.form': { name: 'Changed' } };
    expect(getAnswerSources('w8ben.form', typed['w8ben.form'], { all: typed, given: typed })).toEqual({
      name: 'holder',
    });
  });

  test('detects a changed answer, hash or trail, and the evidence of another submission', async () => {
    const { evidence, trail } = await submitted();
    const kept = evidence[0];
    if (!kept) throw new Error('nothing was kept');
    const { content, row } = kept;
    const steps = content.steps.map((one) =>
      one.step === 'assets-info' ? { ...one, answers: { ...one.answers, annualIncome: '9' } } : one,
    );
    expect(await verifyEvidence({ row, content: { ...content, steps } }, trail)).toBe('content-changed');
    expect(await verifyEvidence({ row: { ...row, number: 2 }, content }, trail)).toBe('content-changed');
    const without = trail.slice(0, -1);
    expect(await verifyEvidence(kept, without)).toBe('not-in-trail');
    const told = trail.map((entry) =>
      entry.details.evidence ? { ...entry, details: { ...entry.details, evidence: 'f'.repeat(64) } } : entry,
    );
    expect(await verifyEvidence(kept, told)).toBe('trail-broken');
  });

  test('stores the evidence of every submission separately', async () => {
    const { opening, evidence, phone } = await submitted();
    await review(opening.id, { act: 'reject', requirement: 'contact', code: 'more-information', note: 'Which city?' });
    await review(opening.id, { act: 'send-back' });
    const { answers } = await opening.reload();
    await opening.save('contact-info', { ...answers['contact-info'], email: 'other@example.com' });
    await opening.save('check-answers', { confirmed: true });
    await opening.save('sign-info', answers['sign-info'] ?? {});
    await opening.submit();
    const after = await readBack(opening, phone);
    expect(after.evidence.map(({ row }) => row.number)).toEqual([1, 2]);
    expect(after.evidence[0]).toEqual(evidence[0]);
    for (const kept of after.evidence) expect(await verifyEvidence(kept, after.trail)).toBe('whole');
    expect(after.evidence[1]?.content.steps.find(({ step }) => step === 'contact-info')?.answers.email).toBe(
      'other@example.com',
    );
  });

  test('shows and verifies the evidence in the console', async () => {
    const { opening } = await submitted();
    const page = await (
      await sandbox.fetch(new Request(`http://sandbox.test/sandbox/applications/${opening.id}/evidence`))
    ).text();
    expect(page).toContain('Submission 1 is intact');
    expect(page).toContain('Client agreement');
    expect(page).toMatch(/carried over/i);
  });
});
