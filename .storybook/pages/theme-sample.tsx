import { use, useState } from 'react';
import { TextProvider } from '../../packages/i18n/src/use-text.tsx';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { Checkbox } from '../../packages/ui/src/checkbox/checkbox.tsx';
import { Notice } from '../../packages/ui/src/notice/notice.tsx';
import { StatusTag } from '../../packages/ui/src/status-tag/status-tag.tsx';
import { TextField } from '../../packages/ui/src/text-field/text-field.tsx';
import { ExampleWordsOfPage } from '../component-page/example-words.ts';
import { translateSamples } from '../samples/samples.tsx';
import { ThemeHome } from './theme-home.tsx';

/** The home of a brand and components, in the toolbar's language: a theme must suit every script. */
export function ThemeSample({ brand }: { brand: Brand }) {
  const { texts, samples } = use(ExampleWordsOfPage);
  const [name, setName] = useState('Tan Mei Ling');
  const [agreed, setAgreed] = useState(false);
  const sample = (
    <div className="flex flex-col gap-4 p-4">
      <h2 className="m-0 text-heading">Your details</h2>
      <p className="m-0 text-body text-ink-muted">As they are on your passport.</p>
      <TextField name="theme-name" label="Full name" value={name} onChange={setName} hint="In English letters" />
      <TextField name="theme-mobile" label="Mobile number" value="12" onChange={() => undefined} error="Too short" />
      <Checkbox name="theme-agreed" label="This is true" value={agreed} onChange={setAgreed} />
      <Notice tone="warning" title="Your passport expires soon">
        Renew it before you open an account.
      </Notice>
      <p className="m-0 flex gap-2">
        <StatusTag tone="success">Accepted</StatusTag>
        <StatusTag tone="warning">To do</StatusTag>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => undefined}>Continue</Button>
        <Button variant="secondary" onPress={() => undefined}>
          Save and leave
        </Button>
        <Button variant="danger" onPress={() => undefined}>
          Withdraw
        </Button>
      </div>
    </div>
  );
  return (
    <div lang={texts.language}>
      <TextProvider key={texts.language} store={texts}>
        <ThemeHome brand={brand} />
        {samples ? translateSamples(samples, sample) : sample}
      </TextProvider>
    </div>
  );
}
