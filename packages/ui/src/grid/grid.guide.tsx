import type { Guide } from '../testing/guides/guide.ts';
import { icon } from '../testing/guides/icon.ts';
import { Grid, Tile } from './grid.tsx';

const guide: Guide = {
  use: ['For three to eight places to go to, with an icon each, on a home page.'],
  instead: [{ when: 'For places that need a sentence, or a state:', use: 'cell' }],
  anatomy: {
    example: (
      <Grid label="Your account" columns={2}>
        <Tile title="Statements" detail="12 documents" icon={icon('file-text', 24)} href="#statements" />
        <Tile title="Language" icon={icon('globe', 24)} href="#language" />
      </Grid>
    ),
    parts: [
      { name: 'Icon', does: 'Of 24 px. All tiles have one.', at: 'svg', side: 'top' },
      { name: 'Title', does: 'One or two words.', at: 'li', side: 'start' },
      { name: 'Detail', does: 'A number or a state.', at: 'li', side: 'bottom', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Let tiles have one size. Larger text gives fewer columns.' },
      dont: { words: 'Put answers of a form into tiles.' },
    },
  ],
  accessibility: {
    role: 'A `<ul>` of links or buttons.',
    keys: [
      ['Tab', 'Moves to the next tile.'],
      ['Enter', 'Opens it.'],
    ],
    says: ['“Your account, list, 2 items. Statements, 12 documents, link”'],
  },
  content: ['Titles are nouns that fit 7 rem: about 12 letters.'],
};
export default guide;
