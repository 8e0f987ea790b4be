import { answersInShort } from '@quayside/flow-screens/answers-in-short';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import type { Answers } from '@quayside/rules/journey';
import { answersInWords, type SummaryModule, type Words } from '@quayside/summaries/answers';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { SummaryList } from '@quayside/ui/summary-list';
import { useEffect, useState } from 'react';

const parts = [
  ['identity', 'base-info'],
  ['contact', 'contact-info'],
  ['finances', 'assets-info'],
  ['experience', 'assets-select'],
] as const;

type Part = (typeof parts)[number];
type Read = { readonly part: Part; readonly module: SummaryModule };

/** Renders each part as "Check your answers" does: in short, and in full once it is opened. */
export function HeldInformation({ held }: { readonly held: Answers }) {
  const t = useText(account);
  const texts = useTextStore();
  const language = useLanguage();
  const [read, setRead] = useState<readonly Read[]>();
  useEffect(() => {
    let current = true;
    const load = async () => {
      const modules = await Promise.all(parts.map(async (part) => ({ part, module: await answersInWords[part[1]]() })));
      await texts.load(...modules.flatMap(({ module }) => module.texts));
      if (current) setRead(modules);
    };
    load().catch(() => undefined); // the outline stays: what is held is on its way again with the next visit
    return () => {
      current = false;
    };
  }, [texts, language]);
  const words: Words = (text, key, values) => texts.translate(text, key, values);
  if (!read)
    return (
      <SkeletonScreen>
        <Skeleton lines={8} />
      </SkeletonScreen>
    );
  return read.map(({ part: [name, step], module }) => (
    <SummaryList
      key={name}
      title={t(`part.${name}`)}
      {...answersInShort(module.rows(held[step] ?? {}, words, language, held))}
    />
  ));
}
