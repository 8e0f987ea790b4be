import { type InformationPart, informationParts } from '@quayside/flow-account/internals/rules';
import { baseInfoStep } from '@quayside/flow-opening/internals/rules';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { readCustomer, saveCustomer } from '../customers/customer-record.ts';
import { asHolder } from '../customers/holder.ts';
import { saveProfile } from '../users/user.ts';
import { withApprovedInformation } from '../w8ben/approved-information.ts';
import type { ApprovalHandler } from './approval.ts';

type InformationChange = { readonly parts?: readonly InformationPart[]; readonly changedOn?: string };

/** Replaces the changed parts of the customer's stored information. If the W-8BEN certified a changed fact, the 30 days for a new form start (RULE-19). */
export const changeInformation: ApprovalHandler = async (work, [{ row, answers }]) => {
  const record = await readCustomer(work, row.userId);
  if (!record) return;
  const { parts = [], changedOn = toSingaporeDate(work.now) } = (answers.what ?? {}) as InformationChange;
  const given = Object.fromEntries(
    parts.map((part) => informationParts[part]).flatMap((step) => (answers[step] ? [[step, answers[step]]] : [])),
  );
  const held = { ...record.held, ...given };
  const self = asHolder(row.userId);
  await saveCustomer(work, self, await withApprovedInformation(work, self, record, held, changedOn));
  const text = (step: string, field: string) => {
    const value = held[step]?.[field];
    return typeof value === 'string' ? value : undefined;
  };
  await saveProfile(work, row.userId, {
    name: text(baseInfoStep.id, 'fullName'),
    email: text('contact-info', 'email'),
  });
};
