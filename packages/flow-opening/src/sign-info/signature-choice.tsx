import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { useForm, useFormScope, useFormValue } from '@quayside/flow/form';
import { SignatureView, signatureIn } from '@quayside/flow/internals/signature-view';
import { SignatureAnswer } from '@quayside/flow-screens/internals/signature-answer';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { StepAnswers } from '@quayside/rules/journey';
import { Button } from '@quayside/ui/button';
import { emptySignature } from '@quayside/ui/signature-field';
import { openingSign } from './texts.ts';

/** An empty signature makes the customer sign again. The name is left out, because the form would report a missing one. */
const { name: _, ...emptySignatureAnswer } = emptySignature;

/**
 * Renders the signature of the W-8BEN, which the application reuses, and a button to sign again. Renders a signature field instead if there is none, if a
 * reviewer rejected it, or if the customer signs again.
 */
export function SignatureChoice({ expectedName }: { expectedName?: string | undefined }) {
  const t = useText(openingSign);
  const store = useForm();
  const { readOnly } = useFormScope();
  const signed = useReusableSignature();
  const again = useSignsAgain();
  const name = expectedName === undefined ? {} : { expectedName };
  if (!signed || readOnly) return <SignatureAnswer label={t('signature')} {...name} />;
  const change = () => {
    store.write('signature', again ? undefined : emptySignatureAnswer);
    store.write('name', again ? undefined : '');
    store.write('reused', undefined);
  };
  return (
    <div className="flex flex-col gap-4">
      {again ? <SignatureAnswer label={t('signature')} {...name} /> : <Reused signed={signed} />}
      <Button key={again ? 'use' : 'again'} variant="quiet" size="medium" className="-ms-4 self-start" onPress={change}>
        {t(again ? 'reuse.use' : 'reuse.again')}
      </Button>
    </div>
  );
}

/** Returns the answers with the signature `signed` of the W-8BEN. Returns them unchanged if the customer has signed again, or if `signed` is undefined. */
export function withReusedSignature(answers: StepAnswers, signed: StepAnswers | undefined): StepAnswers {
  if (!signed || (answers.signature && !answers.reused)) return answers;
  const { signature, name, signedAt } = signed;
  return { ...answers, signature, name, reused: { from: 'w8ben.signature', signedAt } };
}

const isSigned = (signed: StepAnswers | undefined): signed is StepAnswers =>
  Boolean(signed?.signature) && typeof signed?.signedAt === 'string';

/**
 * Returns the answers of the W-8BEN signature in this application. Returns undefined if it is missing, or if a reviewer rejected the signature of the
 * application.
 */
export function findReusableSignature(runtime: Pick<FlowRuntime, 'application' | 'answers'>): StepAnswers | undefined {
  const requirement = runtime.answers.requirementOf('sign-info');
  if (requirement?.status === 'rejected' || requirement?.reopened) return undefined;
  const signed = runtime.application?.answers['w8ben.signature'];
  return isSigned(signed) ? signed : undefined;
}

function useReusableSignature(): StepAnswers | undefined {
  const { runtime } = useFlow();
  return useFlowState().status === 'ready' && runtime ? findReusableSignature(runtime) : undefined;
}

function useSignsAgain(): boolean {
  const reused = useFormValue('reused');
  const signature = useFormValue('signature');
  return Boolean(signature) && !reused;
}

function Reused({ signed }: { signed: StepAnswers }) {
  const t = useText(openingSign);
  const language = useLanguage();
  return (
    <figure className="m-0 flex flex-col gap-2">
      <SignatureView signature={signatureIn(signed)} />
      <figcaption className="text-ink text-label">
        {t('reuse.statement', { time: formatSingaporeInstant(String(signed.signedAt), language) }).replace(
          'W-8BEN',
          'W-\u20608BEN', // no line break in the name of the form
        )}
      </figcaption>
    </figure>
  );
}
