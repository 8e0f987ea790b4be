import { DocumentDrawing, DocumentExample } from '@quayside/capture/document-example';
import { FormField, useFormValue } from '@quayside/flow/form';
import { useDependentAnswers } from '@quayside/flow/internals/use-dependent-answers';
import { useText } from '@quayside/i18n/use-text';
import type { DocumentType } from '@quayside/rules/enumerations';
import { RadioCards } from '@quayside/ui/radio-cards';
import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';
import { openingDocuments } from '../documents/texts.ts';
import { useDocumentTypes } from '../documents/use-document-types.ts';
import { openingBase } from '../identity/texts.ts';
import { documentFields } from './rule.ts';

/** Receives the radio button that a finger, pen or mouse chose, and the type of that pointer. */
export type OnTap = (tap: { readonly radio: HTMLInputElement; readonly pointer: string }) => void;

/**
 * Renders a card for each possible type of document, with what to photograph. Renders no cards if only one type is possible. Until a type is chosen, also
 * renders drawings of good photos. Arrow keys and screen readers do not call `onTap`.
 */
export function DocumentCards({ onTap }: { onTap?: OnTap }) {
  const t = useText(openingBase);
  const tDocuments = useText(openingDocuments);
  const types = useDocumentTypes();
  const chosen = useFormValue<string>('documentType');
  const byPointer = useChoiceByPointer(onTap);
  const choose = useDependentAnswers('documentType', documentFields);
  const options = useMemo(
    () =>
      types.map((type) => {
        const { sides, subject } = photosOf(type);
        const picture = <DocumentDrawing subject={subject} />;
        return { value: type, title: t(`type.${type}`), description: tDocuments(`sides.${sides}`), picture };
      }),
    [types, t, tDocuments],
  );
  return (
    <>
      {types.length < 2 ? null : (
        <div {...byPointer} className="flex flex-col gap-6">
          <FormField
            as={RadioCards}
            name="documentType"
            label={t('documentType')}
            options={options}
            onChange={choose}
            empty=""
          />
        </div>
      )}
      {chosen ? null : <DocumentExample subject={photosOf(types[0] ?? 'passport').subject} />}
    </>
  );
}

const photos = {
  passport: { sides: 'passport', subject: 'passport' },
  'birth-certificate': { sides: 'certificate', subject: 'page' },
  card: { sides: 'card', subject: 'id-card' },
} as const;

const photosOf = (type: DocumentType) => photos[type === 'passport' || type === 'birth-certificate' ? type : 'card'];

/** Returns props that call `onTap` when a pointer chooses a radio button. */
function useChoiceByPointer(onTap: OnTap | undefined) {
  const pointer = useRef('');
  if (!onTap) return {};
  return {
    onPointerDown: ({ pointerType, width }: PointerEvent) => {
      pointer.current = width > 0 ? pointerType : ''; // a press by a screen reader has no width
    },
    onKeyDown: () => {
      pointer.current = '';
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof HTMLInputElement && pointer.current) onTap({ radio: target, pointer: pointer.current });
    },
  };
}
