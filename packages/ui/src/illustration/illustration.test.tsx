import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Illustration, loadIllustration } from './illustration.tsx';

test('the first frame has a picture that was loaded before', async () => {
  expect(renderToString(<Illustration name="late" />), 'the place alone').not.toContain('<circle');
  await loadIllustration('late');
  expect(renderToString(<Illustration name="late" />)).toContain('<circle');
});
