import type { Ref } from 'react';
import type { Accepted } from '../image-intake/image-intake.ts';

export type FileInputProps = {
  accept: Accepted;
  /** opens the camera at once where there is one: the one at the back, or the one that faces the user */
  capture?: 'environment' | 'user';
  onChoose: (file: File) => void;
  ref: Ref<HTMLInputElement>;
};

/** A hidden native file input, to be pressed by a button. Its value is emptied, so that the same file can be chosen again. */
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

/** .heic by name: Windows and Android know no type for it. */
const types: Readonly<Record<Accepted, string>> = {
  image: 'image/*,.heic,.heif',
  'image-or-pdf': 'image/*,.heic,.heif,application/pdf',
  video: 'video/*',
};
