import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { LanguageList } from './language-list.tsx';

const guide: Guide = {
  summary: 'Lists the languages by their own names.',
  use: ['On a page about languages, or on the first page of an app.'],
  instead: [{ when: 'In a bar:', use: 'language-switcher' }],
  anatomy: {
    example: <LanguageList languages={['en', 'zh-Hans', 'ms']} value="en" onValueChange={noop} />,
    parts: [
      { name: 'Language', does: 'Has its own name and script.', at: 'button', side: 'start' },
      { name: 'Check', does: 'Marks the current language.', at: '[aria-current] svg', side: 'top' },
    ],
  },
  practice: [
    {
      do: { words: 'Keep what customers typed when the language changes.' },
      dont: { words: 'Show flags, or names in the language of the page.' },
    },
  ],
  accessibility: {
    role: 'A list of buttons. Each has the `lang` of its name, and the current one `aria-current`.',
    keys: [
      ['Tab', 'Moves to the next language.'],
      ['Enter Space', 'Chooses it.'],
    ],
    says: ['“English, current, button”'],
  },
  content: ['Each language has its own name: “ไทย”, “日本語”. Never translate it.'],
};
export default guide;
