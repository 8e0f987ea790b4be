import { useForm, useFormScope, useFormValue } from '@quayside/flow/form';
import { SignatureSeen, signatureIn } from '@quayside/flow/signature-seen';
import { useLoaded } from '@quayside/flow/use-loaded';
import { SignatureAnswer } from '@quayside/flow-screens/signature-answer';
import { instantText } from '@quayside/i18n/instant-text';
import { openingSign } from '@quayside/i18n/text/opening-sign';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { StepAnswers } from '@quayside/rules/journey';
import { RadioGroup } from '@quayside/ui/radio-group';
import { emptySignature } from '@quayside/ui/signature-field';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

type Way = 'use' | 'again';
/** An empty signature says that the customer signs again, so that the missing name is reported too. */
const { name: _, ...emptySignatureOfPad } = emptySignature;
const ways: readonly Way[] = ['use', 'again'];

/** Renders the signature of an application: anew, or by the customer's choice that of the W-8BEN, which is shown. Nothing is chosen for them. */
export function SignatureChoice({ expectedName }: { expectedName?: string | undefined }) {
  const t = useText(openingSign);
  const { readOnly } = useFormScope();
  const signed = useW8benSignature();
  const { way, choose } = useWay(signed);
  const name = expectedName === undefined ? {} : { expectedName };
  if (!signed || readOnly) return <SignatureAnswer label={t('signature')} {...name} />;
  return (
    <>
      <Ways way={way} onChoose={choose} />
      {way === 'use' ? <Reused signed={signed} /> : null}
      {way === 'again' ? <SignatureAnswer label={t('signature')} {...name} /> : null}
    </>
  );
}

/** The signature under the W-8BEN of this application. Undefined without one, and until the application is loaded. */
function useW8benSignature(): StepAnswers | undefined {
  const loaded = useLoaded();
  const signed = loaded.status === 'ready' ? loaded.application.answers['w8ben.signature'] : undefined;
  return signed?.signature && typeof signed.signedAt === 'string' ? signed : undefined;
}

/** The chosen way: by the answers where they say it, else by the last press. */
function useWay(signed: StepAnswers | undefined) {
  const store = useForm();
  const reused = useFormValue('reused');
  const signature = useFormValue('signature');
  const way: Way | undefined = reused ? 'use' : signature ? 'again' : undefined;
  const choose = (chosen: string) => {
    const use = chosen === 'use' && signed ? signed : undefined;
    store.write('signature', use ? use.signature : emptySignatureOfPad);
    store.write('name', use?.name ?? '');
    store.write('reused', use && { from: 'w8ben.signature', signedAt: use.signedAt });
  };
  return { way, choose };
}

/** While nothing is chosen, the question stands for the signature, so that what is missing is reported here. */
function Ways({ way, onChoose }: { way: Way | undefined; onChoose: (way: string) => void }) {
  const t = useText(openingSign);
  const { store, words } = useFormScope();
  const options = useMemo(() => ways.map((value) => ({ value, label: t(`reuse.${value}`) })), [t]);
  const id = way === 'again' ? 'signatureWay' : 'signature';
  const label = t('reuse.label');
  const read = () => (way === 'again' ? undefined : store.issueAt('signature'));
  const issue = useSyncExternalStore(store.subscribe, read, read);
  useEffect(() => {
    if (way !== 'again') store.name('signature', t('signature'));
  }, [store, t, way]);
  return (
    <RadioGroup
      name={id}
      label={label}
      value={way ?? ''}
      onChange={onChoose}
      options={options}
      {...(issue ? { error: words(issue, label) } : {})}
    />
  );
}

function Reused({ signed }: { signed: StepAnswers }) {
  const t = useText(openingSign);
  const language = useLanguage();
  return (
    <figure className="m-0 flex flex-col gap-2">
      <SignatureSeen signature={signatureIn(signed)} />
      <figcaption className="text-ink text-label">
        {t('reuse.statement', { time: instantText(String(signed.signedAt), language) })}
      </figcaption>
    </figure>
  );
}
