import type { Application } from '@quayside/contract/application';
import { containsDocumentId } from '../../domain/documents/document-store.ts';
import type { PhoneLogin } from './handler.ts';

/**
 * Returns the part of an application that a phone may read: the answers of its step and those that the screen needs, the step's documents, and the reviewer's
 * notes.
 */
export function limitToStep(application: Application, { step, row }: PhoneLogin): Application {
  const { answers, documents, part } = application;
  const { reads = {}, documents: kinds = [] } = step.handOff ?? {};
  const own = answers[step.id];
  const read = Object.entries(reads).flatMap(([id, fields]) => {
    const other = answers[id];
    return other ? [[id, pick(other, fields)] as const] : [];
  });
  const since = row.openedAt?.toISOString() ?? '';
  const seen = Object.entries(documents).filter(
    ([id, { kind, uploadedAt }]) => kinds.includes(kind) && (uploadedAt >= since || containsDocumentId(own, id)),
  );
  return {
    id: application.id,
    flow: application.flow,
    journeyVersion: application.journeyVersion,
    state: application.state,
    revision: application.revision,
    answers: { ...Object.fromEntries(read), ...(own ? { [step.id]: own } : {}) },
    documents: Object.fromEntries(seen),
    face: kinds.includes('face') ? application.face : { result: 'none', attempts: 0 },
    requirements: application.requirements.filter(({ id }) => id === step.requirement),
    reference: null,
    createdAt: application.createdAt,
    savedAt: application.savedAt,
    submittedAt: null,
    decidedAt: null,
    ...(part ? { part: { role: part.role, way: part.way } } : {}),
    history: [],
    failure: null,
  };
}

const pick = (answers: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => fields.includes(field)));
