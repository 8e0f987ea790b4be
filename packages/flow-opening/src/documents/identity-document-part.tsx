import { DocumentPart, type ZoneDetail } from '@quayside/capture/document-part';
import { DocumentPreview } from '@quayside/capture/document-preview';
import { useApplication } from '@quayside/flow/internals/use-application';
import { useDocumentUrl } from '@quayside/flow-screens/internals/use-document-url';
import { useText } from '@quayside/i18n/use-text';
import { getDocumentOwner } from '@quayside/rules/internals/document-owner';
import { hasZoneOnBack } from '@quayside/rules/internals/document-sides';
import { openingDocuments } from './texts.ts';

/**
 * Renders the part of the customer's identity document that shows a detail. If its position is unknown, renders what `otherwise` says: the whole document or
 * nothing.
 */
export function IdentityDocumentPart({ detail, otherwise }: { detail: ZoneDetail; otherwise: 'whole' | 'nothing' }) {
  const t = useText(openingDocuments);
  const loaded = useApplication();
  const { answers = {}, documents = {} } = loaded.status === 'ready' ? loaded.application : {};
  const { documentType, nationality } = getDocumentOwner(answers);
  const { front, back } = (answers['submit-photo'] ?? {}) as { front?: string; back?: string };
  const zoneSide = documentType === 'passport' ? front : hasZoneOnBack(documentType, nationality) ? back : undefined;
  const frontUrl = useDocumentUrl(front);
  const zoneUrl = useDocumentUrl(zoneSide);
  const label = t('compare.document');
  const isPdf = documents[front ?? '']?.type === 'application/pdf';
  const whole =
    otherwise === 'whole' && front ? (
      <div className="flex min-h-52 flex-col justify-center rounded-control bg-surface-sunken">
        <DocumentPreview label={label} kind={isPdf ? 'pdf' : 'image'} source={frontUrl} />
      </div>
    ) : null;
  const isPicture = documents[zoneSide ?? '']?.type.startsWith('image/') ?? false;
  return isPicture ? <DocumentPart source={zoneUrl} label={label} detail={detail} fallback={whole} /> : whole;
}
