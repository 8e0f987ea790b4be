import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

const guide: Guide = {
  summary: 'Places the fields of a form with equal space between them.',
  use: [
    'Around fields whose values go to a server or a function together.',
    'With `action`, to get the values of all fields as `FormData`.',
  ],
  instead: [
    { when: 'For elements that are not fields:', use: 'stack' },
    { when: 'For the primary button of a page with a form:', use: 'action-bar' },
  ],
  anatomy: {
    example: (
      <Form>
        <TextField name="guide-form-email" label="Email address" />
        <TextField name="guide-form-city" label="City" />
        <Button type="submit">Continue</Button>
      </Form>
    ),
    parts: [
      { name: 'Fields', does: 'Have their own label, hint and error.', at: 'label', side: 'start' },
      { name: 'Submit', does: 'Sends the form. Enter in a field does the same.', at: 'button' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Ask for one thing in each field, below each other.',
        example: (
          <Form>
            <TextField name="guide-form-first" label="Street" />
            <TextField name="guide-form-second" label="Postal code" />
          </Form>
        ),
      },
      dont: {
        words: 'Put two fields on one line. A phone is too narrow.',
        example: (
          <div className="flex gap-2">
            <TextField name="guide-form-third" label="Street" />
            <TextField name="guide-form-fourth" label="Postal code" />
          </div>
        ),
      },
    },
  ],
  accessibility: {
    role: 'A native `<form>`.',
    keys: [['Enter', 'In a field, submits the form.']],
    notes: ['Fields with `required` are checked by the browser. Add `noValidate` if the page shows its own errors.'],
  },
  content: ['The button says what happens: “Send application”, not “Submit”.'],
};
export default guide;
