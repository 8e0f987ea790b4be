// Written by "npm run entry-points" from the files of `steps`.
import type { SummaryModule } from '../summary-module.ts';

/**
 * The steps whose answers can be read back, by id: of an opening, and of an application for options, futures or CFDs. "Check your answers" and the
 * PDF of a submission use the same modules. Each loads when it is asked for.
 */
export const answersInWords = {
  'additional-document': async () => (await import('../steps/additional-document.ts')).summary,
  'agreement': async () => (await import('../steps/agreement.ts')).summary,
  'agreement-info': async () => (await import('../steps/agreement-info.ts')).summary,
  'assets-info': async () => (await import('../steps/assets-info.ts')).summary,
  'assets-select': async () => (await import('../steps/assets-select.ts')).summary,
  'base-info': async () => (await import('../steps/base-info.ts')).summary,
  'choose': async () => (await import('../steps/choose.ts')).summary,
  'choose-account': async () => (await import('../steps/choose-account.ts')).summary,
  'contact-info': async () => (await import('../steps/contact-info.ts')).summary,
  'experience': async () => (await import('../steps/experience.ts')).summary,
  'face-h5': async () => (await import('../steps/face-h5.ts')).summary,
  'introduce': async () => (await import('../steps/introduce.ts')).summary,
  'open': async () => (await import('../steps/open.ts')).summary,
  'prove-relationship': async () => (await import('../steps/prove-relationship.ts')).summary,
  'risk-statement': async () => (await import('../steps/risk-statement.ts')).summary,
  'risklevel': async () => (await import('../steps/risklevel.ts')).summary,
  'select-account-type': async () => (await import('../steps/select-account-type.ts')).summary,
  'show-sinpass': async () => (await import('../steps/show-sinpass.ts')).summary,
  'sinpass-additional': async () => (await import('../steps/sinpass-additional.ts')).summary,
  'submit-address': async () => (await import('../steps/submit-address.ts')).summary,
  'submit-photo': async () => (await import('../steps/submit-photo.ts')).summary,
  'submit-transfer': async () => (await import('../steps/submit-transfer.ts')).summary,
  'tier': async () => (await import('../steps/tier.ts')).summary,
  'update': async () => (await import('../steps/update.ts')).summary,
  'w8ben.form': async () => (await import('../steps/w8ben.form.ts')).summary,
  'w8ben.signature': async () => (await import('../steps/w8ben.signature.ts')).summary,
  'what': async () => (await import('../steps/what.ts')).summary,
} as const satisfies Readonly<Record<string, () => Promise<SummaryModule>>>;
