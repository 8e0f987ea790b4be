import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { FieldProps } from '@quayside/ui/field';
import { FieldGroup } from '@quayside/ui/internals/field/field-group';
import { FormValue } from '@quayside/ui/internals/field/form-value';
import { useField } from '@quayside/ui/internals/field/use-field';
import { useInput } from '@quayside/ui/internals/field/use-input';
import { Notice } from '@quayside/ui/notice';
import { Progress } from '@quayside/ui/progress';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { OpenCamera } from '../camera-capture/camera-capture.tsx';
import type { DocumentFrame } from '../document-camera/document-camera.tsx';
import { DocumentExample, type ExampleSubject } from '../document-example/document-example.tsx';
import { DocumentPreview } from '../document-preview/document-preview.tsx';
import type { AcceptedFiles } from '../image-intake/image-intake.ts';
import { megabytes, type PhotoSubject } from '../image-intake/intake-messages.ts';
import { AdviceNotice } from '../photo-parts/advice-notice.tsx';
import { type PhotoState, useLostPhoto } from '../photo-parts/lost-photo.ts';
import { useFocusFallback } from '../photo-parts/use-focus-fallback.ts';
import { slotStyles } from './document-uploader.styles.ts';
import { UploadActions } from './upload-actions.tsx';
import { problemMessage, statusMessages } from './upload-messages.ts';
import { useHeightAnimation } from './use-height-animation.ts';
import { type Upload, type UploadedDocument, type UploadState, type UploadStep, useUpload } from './use-upload.ts';

export type { OpenCamera } from '../camera-capture/camera-capture.tsx';
export type { DocumentFrame } from '../document-camera/document-camera.tsx';
export type { ExampleSubject } from '../document-example/document-example.tsx';
export type { Upload, UploadedDocument, UploadOptions, UploadState } from './use-upload.ts';

/** The props of a `DocumentUploader`. `value` is the uploaded document, or null. A form sends its `documentId`. */
export type DocumentUploaderProps = Omit<FieldProps<UploadedDocument | null, 'fieldset'>, 'onBlur' | 'label'> & {
  /** The name of the document, which is the label of the slot. */
  label: string;
  /** Sends a file to the server. If the promise rejects, the slot shows a failed upload. */
  upload: Upload;
  /** The accepted files. Use `image` for photos of a person, and `video` for recordings. Default: `image-or-pdf`. */
  accept?: AcceptedFiles;
  /** The document for which to show a good and a bad example photo. By default, there is no example. */
  example?: ExampleSubject;
  /**
   * The camera that "Take a photo" opens: `environment` is the rear camera, `user` the front camera. Default:
   * `environment`.
   */
  camera?: 'environment' | 'user';
  /**
   * The frame of the camera in the page, which "Take a photo" opens instead of the camera app. By default, `example`
   * determines it. Without a frame or a camera API, the camera app opens.
   */
  frame?: DocumentFrame;
  /**
   * Whether the camera in the page opens as soon as this is true, if the slot is empty. Use it if the user has just asked
   * for a photo. Without a frame or a camera API, nothing opens. Default: `false`.
   */
  opensCamera?: boolean;
  /** Called when a camera or a file picker opens, for example to preload a document reader. */
  onOpen?: () => void;
  /** Opens the camera in the page, or rejects with the error of `getUserMedia`. Default: `getUserMedia`. */
  openCamera?: OpenCamera;
  /** The labels of other slots by the SHA-256 of their files. The slot rejects a file that another slot already has. */
  labelsByHash?: Readonly<Record<string, string>>;
  /** Returns the message for a failed upload, or undefined for the general message. */
  describeUploadError?: (error: unknown) => string | undefined;
  /**
   * The reason why a reviewer rejected `value`. The slot shows it with a "Retake" button until the user uploads another
   * file.
   */
  rejectionReason?: ReactNode;
  /**
   * Called when the user decides to type what could not be read from `value`. Pass it only for an unreadable document:
   * the slot then shows this choice and "Retake".
   */
  onTypeDetails?: () => void;
  /** Called when the state of the slot changes, and with `empty` on unmount. */
  onStateChange?: (state: UploadState) => void;
};

const noHashes = {};
const frames = { passport: 'passport', 'id-card': 'id-card', page: 'page', 'hand-held': undefined } as const;
const takes = { image: 'takesImage', 'image-or-pdf': 'takesImageOrPdf', video: 'takesVideo' } as const;

/**
 * Renders a `<fieldset>` in which the user takes a photo or chooses a file. Checks and converts the file
 * (`image-intake`), then uploads it. The user can ignore advice, cancel and retry. The first button has the id of the
 * field. `data-state` of the slot: empty, reading, advice, uploading, failed, refused, unread, done.
 */
export const DocumentUploader = memo(function DocumentUploader(props: DocumentUploaderProps) {
  const { id, value, change, own, ...field } = useField<UploadedDocument | null, DocumentUploaderProps>(props, null);
  const { upload, accept = 'image-or-pdf', example, camera = 'environment', labelsByHash = noHashes, ...rest } = own;
  const { frame = example && frames[example], openCamera, opensCamera = false, onOpen, onTypeDetails, ...more } = rest;
  const { describeUploadError, rejectionReason, onStateChange, ref, ...fieldset } = more;
  const { label } = props;
  const { disabled, readOnly } = field.frozen;
  const group = useInput<HTMLFieldSetElement>({ ref, reset: field.reset });
  const t = useText(uiDocuments);
  const common = useText(ui);
  const slot = useUpload({
    value,
    onChange: change,
    upload,
    accept,
    knownHashes: labelsByHash,
    shortcoming: rejectionReason === undefined ? onTypeDetails && 'unread' : 'refused',
  });
  const { step } = slot;
  const problem = step.state === 'failed' ? problemMessage(t, step.problem, accept, describeUploadError) : undefined;
  const busy = step.state === 'reading' || step.state === 'uploading' || step.state === 'advice';
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => onStateChange?.(step.state), [onStateChange, step.state]);
  useEffect(() => () => onStateChange?.('empty'), [onStateChange]);
  useFocusFallback(step.state, stage);
  useHeightAnimation(stage, step.state, example !== undefined); // without an example, the empty slot is too low for a preview
  const { lost, opening } = useLostPhoto(id, stage, getPhotoState(step));
  const taken = t(takes[accept], { size: megabytes });
  const notReceived = lost && step.state === 'empty' ? t('notReceived') : undefined;
  const shownError = problem?.text ?? notReceived ?? (busy ? undefined : props.error);
  return (
    <FieldGroup {...fieldset} {...field.frame} ref={group} role="group" error={shownError}>
      <FormValue {...field.form} value={value?.documentId ?? ''} />
      {problem?.help ? <p className="m-0 text-ink-muted text-label">{problem.help}</p> : null}
      <div
        ref={stage}
        tabIndex={-1}
        data-state={step.state}
        data-invalid={shownError ? '' : undefined}
        className={slotStyles()}
      >
        {example && step.state === 'empty' && !readOnly ? <DocumentExample subject={example} /> : null}
        {step.state === 'refused' ? <Refused refusal={rejectionReason} /> : null}
        <SlotPicture {...{ label, step, value, frame, accept }} />
        <SlotState step={step} subject={camera === 'user' ? 'face' : 'document'} />
        {readOnly ? null : (
          <UploadActions
            {...{ id, label, accept, camera, frame, openCamera, opensCamera, onOpen, onTypeDetails, disabled, opening }}
            {...slot}
          />
        )}
        {step.state === 'empty' && !readOnly ? <p className="m-0 text-caption text-ink-muted">{taken}</p> : null}
        {step.state === 'empty' && readOnly ? (
          <p className="m-0 text-ink-muted text-label">{common('notGiven')}</p>
        ) : null}
      </div>
      <div role="status" className="sr-only">
        {statusMessages(t, step, problem).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </FieldGroup>
  );
});

function Refused({ refusal }: { refusal: ReactNode }) {
  const t = useText(uiDocuments);
  return (
    <div className="text-label">
      <p className="m-0 flex items-center gap-1.5 font-semibold text-danger">
        <CircleX aria-hidden size="1.125rem" className="shrink-0" />
        {t('notAccepted')}
      </p>
      <div className="mt-1 text-ink">{refusal}</div>
    </div>
  );
}

/** Returns the state of the photo. In the state `under-way`, the browser would lose it if it discarded the page. */
function getPhotoState(step: UploadStep): PhotoState {
  if (step.state === 'done' || step.state === 'refused' || step.state === 'unread') return 'kept';
  if (step.state === 'empty' || (step.state === 'failed' && !step.taken)) return 'empty';
  return 'under-way';
}

type SlotPictureProps = {
  label: string;
  step: UploadStep;
  value: UploadedDocument | null;
  frame: DocumentFrame | undefined;
  accept: AcceptedFiles;
};

/**
 * Renders the preview. Without a frame, as for a photo of a face, it has the height of a page. The height of the slot
 * then does not change when the photo has loaded.
 */
function SlotPicture({ label, step, value, frame = 'page', accept }: SlotPictureProps) {
  const taken = 'taken' in step ? step.taken : undefined;
  if (step.state === 'reading')
    return (
      <DocumentPreview {...{ label, frame }} kind={getKindByMimeType(step.file, accept)} source={step.file} busy />
    );
  if (taken) return <DocumentPreview {...{ label, frame }} kind={taken.kind} source={taken.file} />;
  return value ? <DocumentPreview {...{ label, frame }} kind={value.kind} source={value.thumbnailUrl} /> : null;
}

/** Returns the kind of a file by its MIME type, for the preview before the bytes are read. */
function getKindByMimeType({ type }: File, accept: AcceptedFiles): UploadedDocument['kind'] {
  if (accept === 'video') return 'video';
  return type === 'application/pdf' ? 'pdf' : 'image';
}

/** The share of the progress bar that shows the preparation of the file. The upload fills the rest. */
const prepared = 0.1;

function SlotState({ step, subject }: { step: UploadStep; subject: PhotoSubject }) {
  const t = useText(uiDocuments);
  switch (step.state) {
    case 'reading':
      return (
        <Line>
          <Progress label={t('reading')} indeterminateWidth={prepared} />
        </Line>
      );
    case 'uploading': {
      const share = prepared + (1 - prepared) * step.share;
      return (
        <Line>
          <Progress label={t('uploading')} value={share} note={`${Math.round(share * 100)}%`} />
        </Line>
      );
    }
    case 'advice':
      return <AdviceNotice advice={step.taken.advice} subject={subject} />;
    case 'unread':
      return <Notice tone="warning" title={t('unread')} />;
    case 'done':
      return (
        <Line>
          <p className="m-0 flex items-center gap-1.5 font-medium text-label text-success">
            <CircleCheck
              aria-hidden
              size="1.125rem"
              className="shrink-0 transition-[scale] duration-(--q-duration-long) ease-q-pop starting:scale-0"
            />
            {t('uploaded')}
          </p>
        </Line>
      );
    default:
      return null;
  }
}

/** Renders a line of text with the same height in all states, so that the height of the slot does not change. */
const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-8 flex-col justify-center">{children}</div>
);
