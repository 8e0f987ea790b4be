import type { Ref } from 'react';
import type { AcceptedFiles } from '../image-intake/image-intake.ts';

export type FileInputProps = {
  accept: AcceptedFiles;
  /**
   * The camera that the input opens on phones: rear (`environment`) or front (`user`). By default, the user chooses a
   * file.
   */
  capture?: 'environment' | 'user';
  onChoose: (file: File) => void;
  ref: Ref<HTMLInputElement>;
};

/** Renders a hidden file input, and clears it after each choice, so that the user can choose the same file again. */
export const FileInput = ({ accept, capture, onChoose, ref }: FileInputProps) => (
  <input
    ref={ref}
    hidden
    type="file"
    accept={types[accept]}
    {...(capture ? { capture } : {})}
    onChange={({ target }) => {
      const file = target.files?.[0];
      if (file) onChoose(file);
      target.value = '';
    }}
  />
);

/**
 * The values of the `accept` attribute, by accepted kind. They include the extension .heic, because Windows and Android
 * have no MIME type for HEIC.
 */
const types: Readonly<Record<AcceptedFiles, string>> = {
  image: 'image/*,.heic,.heif',
  'image-or-pdf': 'image/*,.heic,.heif,application/pdf',
  video: 'video/*',
};
