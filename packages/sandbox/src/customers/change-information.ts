import { singaporeDate } from '@quayside/rules/calendar-date';
import {
  certificationChangesIn,
  type InformationPart,
  informationParts,
} from '@quayside/rules/journeys/information-change';
import type { Approval } from '../applications/approvals.ts';
import { keepProfile } from '../users/user.ts';
import { keepCustomer, readCustomer } from './customer-record.ts';

type What = { readonly parts?: readonly InformationPart[]; readonly changedOn?: string };

/** The parts that were changed take the place of what was held; what a W-8BEN certified and is another now starts its 30 days (RULE-19). */
export const changeInformation: Approval = async (turn, [{ row, answers }]) => {
  const record = await readCustomer(turn, row.userId);
  if (!record) return;
  const { parts = [], changedOn = singaporeDate(turn.now) } = (answers.what ?? {}) as What;
  const given = Object.fromEntries(
    parts.map((part) => informationParts[part]).flatMap((step) => (answers[step] ? [[step, answers[step]]] : [])),
  );
  const held = { ...record.held, ...given };
  const { w8ben } = record;
  const changes = certificationChangesIn(record.held, held).map((change) => ({ change, changedOn }));
  await keepCustomer(turn, row.userId, {
    ...record,
    held,
    ...(w8ben ? { w8ben: { ...w8ben, changes: [...w8ben.changes, ...changes] } } : {}),
  });
  const text = (step: string, field: string) => {
    const value = held[step]?.[field];
    return typeof value === 'string' ? value : undefined;
  };
  await keepProfile(turn, row.userId, { name: text('base-info', 'fullName'), email: text('contact-info', 'email') });
};
