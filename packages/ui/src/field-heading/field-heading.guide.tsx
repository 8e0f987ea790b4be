import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FieldHeading } from './field-heading.tsx';

const guide: Guide = {
  summary: 'Turns the label of a field into the heading of a page that asks one question.',
  use: ['On a page with one question. Its label is also the heading of the page.'],
  instead: [{ when: 'On a page with several questions:', use: 'field' }],
  anatomy: {
    example: (
      <FieldHeading field="guide-employer">
        <TextField name="guide-employer" label="Name of your employer" value="Tanah Foods" onValueChange={noop} />
      </FieldHeading>
    ),
    parts: [{ name: 'Heading', does: 'Is the label of the field, as an `h1` in the size of a heading.', at: 'h1' }],
  },
  practice: [
    {
      do: { words: 'Write the label as the question of the page.' },
      dont: { words: 'Add a second heading above it.' },
    },
  ],
  accessibility: {
    role: 'A `<label>` or a `<legend>` in an `<h1>`.',
    says: ['“Gender, heading level 1”', '“Gender, radio group”'],
    notes: ['A script can focus the heading when the page opens.'],
  },
  content: ['A short question or a noun, without a colon: “Gender”, “What do you do for work?”.'],
};
export default guide;
