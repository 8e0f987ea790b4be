import { useFormScope, useFormValue } from '@quayside/flow/form';
import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { emptySignature, SignatureField, type SignatureValue } from '@quayside/ui/signature-field';
import { normaliseName } from '@quayside/values/internals/name';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

export type SignatureAnswerProps = {
  label: string;
  hint?: string;
  /** The name that the customer must type (RULE-16). The step's rule checks it. */
  expectedName?: string;
};

type Signature = SignatureValue extends infer V ? Omit<V, 'name'> : never;

/** Renders a SignatureField that reads and writes the answers `signature` and `name` of the form. */
export function SignatureAnswer({ label, hint, expectedName }: SignatureAnswerProps) {
  const { store, readOnly } = useFormScope();
  const signature = useFormValue<Signature>('signature') ?? emptySignature;
  const name = useFormValue<string>('name') ?? '';
  const value = useMemo(() => ({ ...signature, name }) as SignatureValue, [signature, name]);
  const error = useError('signature', label);
  const nameLabel = useText(uiDocuments)('signName');
  const nameError = useError('name', nameLabel);
  const change = useCallback(
    ({ name: typed, ...signed }: SignatureValue) => {
      // The rules normalise the name in the same way, so both have the same letters.
      store.write('signature', signed.method === 'type' ? { ...signed, text: normaliseName(signed.text) } : signed);
      store.write('name', typed);
    },
    [store],
  );
  return (
    <SignatureField
      name="signature"
      nameId="name"
      value={value}
      onValueChange={change}
      {...{ label, hint, expectedName, error, nameError, readOnly }}
    />
  );
}

function useError(path: string, label: string): string | undefined {
  const { store, words } = useFormScope();
  const read = () => store.issueAt(path);
  const issue = useSyncExternalStore(store.subscribe, read, read);
  useEffect(() => store.name(path, label), [store, path, label]);
  return issue && words(issue, label);
}
