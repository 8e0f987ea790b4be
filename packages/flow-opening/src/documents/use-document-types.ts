import { useCapabilities, useFlowState } from '@quayside/flow/flow-context';
import { useForm, useFormValue } from '@quayside/flow/form';
import { type DocumentType, documentTypes } from '@quayside/rules/enumerations';
import { documentTypesFor } from '@quayside/rules/internals/national-id/document-types';
import { useEffect, useMemo } from 'react';

/**
 * Returns the types of documents that the edition accepts for the typed nationality, the most common first. Empty until the nationality is known. Writes a
 * single possible type into the form, and clears an impossible one.
 */
export function useDocumentTypes(): readonly DocumentType[] {
  const form = useForm();
  const nationality = useFormValue<string>('nationality');
  const chosen = useFormValue<string>('documentType');
  const state = useFlowState();
  const role = state.status === 'ready' ? state.application.part?.role : undefined;
  const isKnown = state.status === 'ready'; // until then, the holder of the document is unknown
  const offered = useCapabilities()?.documentTypes ?? documentTypes;
  const types = useMemo(
    () => (nationality ? documentTypesFor(nationality, role, offered) : []),
    [nationality, role, offered],
  );
  const fitting = types.length === 1 ? types[0] : types.find((type) => type === chosen);
  useEffect(() => {
    if (isKnown && types.length > 0 && (fitting ?? '') !== (chosen ?? '')) form.write('documentType', fitting ?? '');
  }, [form, isKnown, types, fitting, chosen]);
  return types;
}
