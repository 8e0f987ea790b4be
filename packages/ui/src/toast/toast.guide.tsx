import { Button } from '../button/button.tsx';
import { Cell } from '../cell/cell.tsx';
import { List } from '../list/list.tsx';
import { Notice } from '../notice/notice.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { ToastPicture } from '../testing/guides/toast-picture.tsx';

const guide: Guide = {
  use: [
    'To confirm an action that has no other visible result, such as copying a link.',
    'With `loading()` for a short wait in which nothing may be pressed.',
  ],
  instead: [
    { when: 'For an error in an answer:', use: 'error-summary' },
    { when: 'For a message with something to do:', use: 'notice' },
    { when: 'For the state of the app, such as offline:', use: 'banner' },
    { when: 'For the outcome of an application:', use: 'result' },
  ],
  anatomy: {
    story: 'message',
    height: 470,
    parts: [
      {
        name: 'Surface',
        does: 'Dark in the white skin, light in the dark ones, in the middle of the screen.',
        spot: [115, 422],
      },
      { name: 'Text', does: 'One sentence. It stays for 2000 ms.', spot: [195, 398] },
      { name: 'Mask', does: 'With `loading()` alone. It catches presses.', optional: true },
      { name: 'Spinner', does: 'With `loading()` alone.', optional: true },
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
        words: 'Say what the screen shows already, such as a new row in a list.',
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
        words: 'Show a failure where it happened, with a way on.',
        example: (
          <Notice tone="danger" title="We couldn’t load the agreements">
            <div className="mt-3 flex flex-col items-start gap-2">
              Check your connection and try again.<Button size="medium">Try again</Button>
            </div>
          </Notice>
        ),
      },
      dont: {
        words: 'Report an error in a toast. It is gone before it is read.',
        example: <ToastPicture says="We couldn’t load the agreements" />,
      },
    },
  ],
  accessibility: {
    role: 'Two live regions (`status`), for messages and for loading, that exist from the start. The focus stays where it is.',
    says: ['“The link is copied”'],
    notes: [
      'Messages queue: each gets its 2000 ms.',
      'Nothing in it can be pressed, so a slow reader misses no action.',
      'Use `useIsToasted` to avoid saying the same twice.',
    ],
  },
  content: ['Up to ten words, past or present tense, no full stop for a fragment.'],
};
export default guide;
