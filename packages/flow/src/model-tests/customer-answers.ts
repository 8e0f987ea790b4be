import type { StepAnswers } from '@quayside/rules/journey';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { FormValues } from '../form/paths.ts';

/** The kinds of typed input: complete answers, other complete answers, incomplete answers, or one invalid answer. */
export const typingKinds = ['complete', 'other', 'incomplete', 'invalid'] as const;
export type TypingKind = (typeof typingKinds)[number];

/** The complete answers by step, and a function that uploads a document and resolves to its id. */
export type CustomerMaterial = {
  readonly answers: Readonly<Record<string, StepAnswers>>;
  readonly upload: (kind: string) => Promise<string>;
};

/** Resolves to the answers that the customer types into a step. `number` makes the answers of kind `other` differ each time. */
export async function typedAnswers(
  runtime: FlowRuntime,
  step: string,
  kind: TypingKind,
  number: number,
  { answers, upload }: CustomerMaterial,
): Promise<FormValues> {
  const complete = await completeAnswersOf(runtime, step, answers[step] ?? {}, upload);
  if (kind === 'complete') return complete;
  if (kind === 'other') return { ...complete, ...otherAnswers(number)[step] };
  const [field] = Object.keys(complete);
  if (field === undefined) return complete;
  if (kind === 'invalid') return { ...complete, [field]: '' };
  const { [field]: _, ...incomplete } = complete;
  return incomplete;
}

/** Resolves to complete answers of a step, with the documents and agreements of this application. */
async function completeAnswersOf(
  runtime: FlowRuntime,
  step: string,
  answers: StepAnswers,
  upload: (kind: string) => Promise<string>,
): Promise<StepAnswers> {
  switch (step) {
    case 'submit-photo':
      return { ...answers, front: await documentOf(runtime, 'identity-front', upload) };
    case 'submit-address':
      return { ...answers, document: await documentOf(runtime, 'address-proof', upload) };
    case 'face-h5':
      return { ...answers, picture: await passedFace(runtime, upload) };
    case 'agreement-info':
      return { consents: runtime.agreements.map(({ id, version }) => ({ id, version, language: 'en' })) };
    case 'w8ben.form':
    case 'w8ben.signature':
    case 'sign-info':
      return { ...answers, name: runtime.application?.answers['base-info']?.fullName ?? answers.name };
    default:
      return answers;
  }
}

const otherAnswers = (number: number): Readonly<Record<string, StepAnswers>> => ({
  'choose-account': { tier: number % 2 ? 'trader' : 'standard' },
  'base-info': { pinyinName: `Tan Mei Ling ${'ABCDEFGHIJ'[number % 10]}` },
  'contact-info': { email: `mei.ling.${number}@example.com` },
  'assets-info': { companyName: `Ampang Trading ${number} Sdn Bhd` },
  'assets-select': { stockTimes: number % 2 ? '6-to-20' : 'none' },
  'select-account-type': { accountType: number % 2 ? 'margin' : 'cash' },
  'submit-address': { kind: number % 2 ? 'bank-statement' : 'utility-bill' },
});

async function documentOf(runtime: FlowRuntime, kind: string, upload: (kind: string) => Promise<string>) {
  const known = Object.entries(runtime.application?.documents ?? {}).find(([, document]) => document.kind === kind);
  return known?.[0] ?? (await upload(kind));
}

async function passedFace(runtime: FlowRuntime, upload: (kind: string) => Promise<string>): Promise<string> {
  const picture = await documentOf(runtime, 'face', upload);
  if (runtime.application?.face.result !== 'passed') await runtime.files.checkFace(picture);
  return picture;
}
