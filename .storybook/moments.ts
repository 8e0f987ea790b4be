/** A heading, with the names of the stories below it. */
export type Moment = readonly [head: string, stories: readonly string[]];

/**
 * The states of components that a customer goes through, by the title of their page: in the order in which a customer meets
 * them. The sidebar and the page have this order, and the page has the headings.
 */
export const moments: Readonly<Record<string, readonly Moment[]>> = {
  'Components/Documents/Document uploader': [
    ['Empty', ['Passport', 'ID card', 'Proof of address', 'Hand held']],
    ['Choosing', ['Prepares', 'Prepares HEIC']],
    ['Checking the photo', ['Advice shown', 'Advice']],
    ['Uploading', ['Uploads', 'Photo on its way', 'Cancelled']],
    ['Uploaded', ['Larger view', 'PDF', 'Replace and remove']],
    ['Rejected', ['Refused', 'Wrong kind', 'Same file', 'With error']],
    ['Failed', ['Upload failed', 'Upload fails then works', 'HEIC fails', 'Photo lost with the page']],
    ['Offline', ['Offline']],
    ['Disabled or read only', ['Disabled', 'Read only', 'Read only empty']],
  ],
  'Components/Documents/Camera capture': [
    ['Before the camera', ['Asking']],
    ['Finding the face', ['No face', 'Face too far', 'Face at the side', 'Live hint', 'Face in the oval', 'Live good']],
    ['Without help to find it', ['With a slow detector', 'Without a detector']],
    ['Taking the photo', ['Takes a photo', 'Advice about a face', 'Takes again']],
    ['Rejected', ['Photo that cannot be used']],
    [
      'No camera',
      ['Denied', 'In use', 'Missing goes on with a photo', 'Stopped', 'Stops when hidden', 'Photo lost with the page'],
    ],
  ],
  'Components/Documents/Signature field': [
    ['Drawing', ['Draw', 'Undo and clear', 'Slipped off']],
    ['Typing', ['Type by keyboard', 'Keeps strokes between methods']],
    ['Signed', ['Typed', 'Typed in Thai', 'Typed in Chinese', 'Typed long']],
    ['Turning the phone', ['Survives rotation', 'Turned under a finger']],
    ['Rejected', ['Missing', 'Mismatch']],
    ['Disabled or read only', ['Disabled', 'Read only']],
  ],
  'Components/Fields/Picker': [
    ['Empty', ['Empty', 'Hint and why']],
    ['Choosing', ['Suggested at once', 'Suggested first', 'Ten thousand', 'Nothing found']],
    ['Chosen', ['Filled', 'Long text']],
    ['Rejected', ['Wrong']],
    ['Loading and failed', ['Loading', 'Error at loading']],
    ['Disabled or read only', ['Disabled', 'Read only']],
    ['Operating it', ['Pointer', 'Keyboard', 'Escaped']],
  ],
  'Components/Overlays/Sheet': [
    ['Open', ['Open', 'Long list', 'Inside a root']],
    ['Opening and closing', ['Opens and closes', 'Keyboard']],
  ],
};

type Named = { readonly name?: string | undefined };

/** Divides the stories of a page by its moments; those that no moment names are last. A page without moments stays whole. */
export function byMoment<Story extends Named>(
  title: string,
  stories: readonly Story[],
): readonly { readonly head?: string; readonly stories: readonly Story[] }[] {
  const some = moments[title];
  if (!some) return [{ stories }];
  const named = some.map(([head, names]) => ({
    head,
    stories: names.flatMap((name) => stories.filter((story) => story.name === name)),
  }));
  const listed = new Set(named.flatMap((group) => group.stories));
  const rest = stories.filter((story) => !listed.has(story));
  return [...named, { head: 'More', stories: rest }].filter((group) => group.stories.length > 0);
}
