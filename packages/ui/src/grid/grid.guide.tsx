import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { Grid, Tile } from './grid.tsx';

const guide: Guide = {
  summary: 'Shows a few equal choices as tiles.',
  use: ['For three to eight links with icons on a home page.'],
  instead: [{ when: 'For links that need a sentence or a state:', use: 'cell' }],
  anatomy: {
    example: (
      <Grid label="Your account" columns={2}>
        <Tile title="Statements" detail="12 documents" icon={getIcon('file-text', 24)} href="#statements" />
        <Tile title="Language" icon={getIcon('globe', 24)} href="#language" />
      </Grid>
    ),
    parts: [
      { name: 'Icon', does: 'Has 24 px. All tiles have one.', at: 'svg', side: 'top' },
      { name: 'Title', does: 'Has one or two words.', at: 'li', side: 'start' },
      { name: 'Detail', does: 'Shows a number or a state.', at: 'li', side: 'bottom', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Use tiles of equal size. Larger text reduces the columns.' },
      dont: { words: 'Use tiles for the answers of a form.' },
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
  content: ['Titles are nouns that fit in 7 rem, about 12 letters.'],
};
export default guide;
