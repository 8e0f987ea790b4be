import { Button } from '../button/button.tsx';
import { Cell } from '../cell/cell.tsx';
import { List } from '../list/list.tsx';
import { Notice } from '../notice/notice.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { ToastPicture } from '../testing/guides/toast-picture.tsx';

const guide: Guide = {
  summary: 'Confirms briefly that something has happened.',
  use: [
    'To confirm an action that has no other visible result, such as copying a link.',
    'With `loading()`, for a short wait during which customers must not press anything.',
  ],
  instead: [
    { when: 'For an error in an answer:', use: 'error-summary' },
    { when: 'For a message with an action:', use: 'notice' },
    { when: 'For the state of the app, such as offline:', use: 'banner' },
    { when: 'For the outcome of an application:', use: 'result' },
  ],
  anatomy: {
    story: 'message',
    height: 470,
    parts: [
      {
        name: 'Surface',
        does: 'Is dark in the white skin and light in the dark skins, in the middle of the screen.',
        spot: [115, 422],
      },
      { name: 'Text', does: 'Is one sentence. It stays for 2000 ms.', spot: [195, 398] },
      { name: 'Mask', does: 'Appears only with `loading()`. It catches presses.', optional: true },
      { name: 'Spinner', does: 'Appears only with `loading()`.', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Say what happened: “The link is copied”.',
        example: (
          <ToastPicture says="The link is copied">
            <Button variant="secondary">Copy</Button>
          </ToastPicture>
        ),
      },
      dont: {
        words: 'Repeat what the screen shows, such as a new row in a list.',
        example: (
          <ToastPicture says="Sent">
            <List>
              <Cell title="Passport, photo page" />
              <Cell title="Bank statement" />
            </List>
          </ToastPicture>
        ),
      },
    },
    {
      do: {
        words: 'Show a failure where it happened, with an action.',
        example: (
          <Notice tone="danger" title="We couldn’t load the agreements">
            <div className="mt-3 flex flex-col items-start gap-2">
              Check your connection and try again.<Button size="medium">Try again</Button>
            </div>
          </Notice>
        ),
      },
      dont: {
        words: 'Report an error in a toast. It disappears before customers have read it.',
        example: <ToastPicture says="We couldn’t load the agreements" />,
      },
    },
  ],
  accessibility: {
    role: 'Two live regions (`status`), for messages and for loading, which exist from the start. The focus doesn’t move.',
    says: ['“The link is copied”'],
    notes: [
      'Messages queue: each gets its 2000 ms.',
      'It has no buttons, so slow readers miss no action.',
      'Use `useIsToasted` to avoid showing a message twice.',
    ],
  },
  content: ['Write up to ten words, in the past or present tense. A fragment has no full stop.'],
};
export default guide;
