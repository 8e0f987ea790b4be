import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { LanguageSwitcher } from './language-switcher.tsx';

const guide: Guide = {
  summary: 'Shows the current language and opens the list of all.',
  use: ['In the bar of a page where customers may need another language. Use `variant="icon"` if space is short.'],
  instead: [{ when: 'On a separate page:', use: 'language-list' }],
  anatomy: {
    example: <LanguageSwitcher languages={['en', 'th']} value="en" onValueChange={noop} />,
    parts: [
      { name: 'Globe', does: 'Is known in every language.', at: 'svg', side: 'top' },
      {
        name: 'Language',
        does: 'Is the name of the current language, in that language.',
        at: 'button',
        side: 'end',
        optional: true,
      },
      { name: 'Sheet', does: 'Is the [list](language-list). It loads on hover or focus.' },
    ],
  },
  practice: [
    {
      do: { words: 'Show it at the top of the first page.' },
      dont: { words: 'Hide it in a menu with a name in only one language.' },
    },
  ],
  accessibility: {
    role: 'A button that opens a dialog.',
    keys: [
      ['Enter Space', 'Opens the list.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“Language: English, button, opens dialog”'],
  },
  content: ['The button shows the name of the current language, in that language.'],
};
export default guide;
