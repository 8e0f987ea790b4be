import type { Rejection } from '@quayside/contract/application';
import type { ReasonCode } from '@quayside/contract/reasons';
import { useFlow } from '@quayside/flow/flow-context';
import { readPath } from '@quayside/flow/form';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { useRejection } from '../use-rejection.ts';

/** The rejection of a document. `another`: only another file corrects it. `any-answer`: another answer of the step can correct it. */
export type DocumentRejection = { readonly reason: Rejection; readonly correctedBy: 'another' | 'any-answer' };

/** Returns the rejection of the document at `name`. Returns undefined if there is none, or if the customer has replaced the file since. */
export function useDocumentRejection(name: string, documentId: unknown): DocumentRejection | undefined {
  const { step } = useStepPages();
  const { runtime } = useFlow();
  const reason = useRejection(step);
  const application = runtime?.application;
  if (!reason || reason.code === 'more-information') return undefined; // the document itself is correct
  if (!application || typeof documentId !== 'string') return undefined;
  const ofFile = fileReasons.some((code) => code === reason.code);
  const requirement = runtime?.answers.step(step)?.requirement ?? '';
  if (!ofFile && !documentItems.includes(requirement)) return undefined; // the reason may concern another answer of the step
  if (readPath(application.answers[step], name) !== documentId) return undefined; // uploaded after the rejection, and not saved yet
  const sentBackAt = application.history.findLast(({ what }) => what === 'sent-back')?.at ?? '';
  const { uploadedAt = '' } = application.documents[documentId] ?? {};
  return uploadedAt <= sentBackAt ? { reason, correctedBy: ofFile ? 'another' : 'any-answer' } : undefined;
}

/** The reasons that concern the file itself, so that only another file can correct it. */
const fileReasons: readonly ReasonCode[] = [
  'expired-id',
  'unclear-image',
  'photocopy',
  'missing-side',
  'wrong-format',
  'too-old',
  'illegible-proof',
  'incomplete-proof',
  'minor-proof',
];

/** The requirements that consist only of documents, so that each reason concerns the document. */
const documentItems = [
  'identity-document',
  'address-proof',
  'relationship-proof',
  'bank-transfer',
  'additional-document',
];
