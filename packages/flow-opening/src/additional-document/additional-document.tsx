import { FormField } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { DocumentField } from '@quayside/flow-screens/document-field';
import { useText } from '@quayside/i18n/use-text';
import {
  type AdditionalDocumentKind,
  additionalDocumentKinds,
  PERSON_VIDEO_SECONDS,
} from '@quayside/rules/enumerations';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { TextArea } from '@quayside/ui/text-area';
import { DataProtection } from '../documents/data-protection.tsx';
import { RequestNote } from '../documents/request-note.tsx';
import { openingRequests } from '../requests/texts.ts';
import { trust } from '../trust/texts.ts';

export const texts = [openingRequests, trust];

/** Renders the page /additional-document, which has one upload field for each document or video that a reviewer requested. */
export default function AdditionalDocumentScreen() {
  const t = useText(openingRequests);
  return (
    <StepScreen
      step="additional-document"
      title={t('additional.title')}
      heading={t('additional.heading')}
      lead={t('additional.lead')}
    >
      <RequestNote step="additional-document" />
      <Documents />
      <FormField as={TextArea} name="explanation" label={t('explanation')} optional empty="" />
      <DataProtection of="document" />
    </StepScreen>
  );
}

function Documents() {
  const t = useText(openingRequests);
  const loaded = useApplication();
  if (loaded.status === 'waiting')
    return (
      <SkeletonScreen>
        <Skeleton width="40%" />
        <Skeleton variant="block" height="10rem" />
      </SkeletonScreen>
    );
  const asked =
    loaded.status === 'ready' ? loaded.runtime.answers.requirementOf('additional-document')?.asks : undefined;
  const known = additionalDocumentKinds.filter((kind) => asked?.includes(kind));
  const kinds: readonly AdditionalDocumentKind[] = known.length > 0 ? known : ['other'];
  return kinds.map((kind) => (
    <DocumentField
      key={kind}
      name={`documents.${kind}`}
      kind={`additional-${kind}`}
      label={t(`kind.${kind}`)}
      {...(kind === 'video'
        ? { accept: 'video', camera: 'user', hint: t('video.hint', { seconds: PERSON_VIDEO_SECONDS }) }
        : {})}
    />
  ));
}
