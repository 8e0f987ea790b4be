import { w8ben } from '@quayside/i18n/text/w8ben';
import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import type { W8benLines } from '@quayside/rules/journeys/w8ben';
import type { Line } from '@quayside/summaries/w8ben-lines';
import { linesOf } from '@quayside/summaries/w8ben-lines';
import { Card } from '@quayside/ui/card';
import { MaskedText } from '@quayside/ui/masked-text';
import { Notice } from '@quayside/ui/notice';
import type { ReactNode } from 'react';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useOnFile } from './use-w8ben-facts.ts';

/** Lists the differences from the form on file, or says that there are none. Renders nothing without a form on file. */
export function Differences() {
  const t = useText(w8benLife);
  const language = useLanguage();
  const onFile = useOnFile()?.facts.onFile;
  const form = useSavedForm();
  const words = useTextStore();
  if (!onFile || form.status !== 'saved') return null;
  const read = (lines: W8benLines) => {
    const { part1, part2 } = linesOf(lines, (text, key, values) => words.translate(text, key, values), language, {
      dates: 'of-reader',
    });
    return [...part1, ...part2];
  };
  const changed = differencesOf(read(onFile.lines), read(form.lines));
  if (changed.length === 0)
    return <Notice tone="info">{t('diff.none', { date: formatDate(onFile.signedOn, language) })}</Notice>;
  return (
    <Card title={t('diff.label')} tone="accent">
      <dl className="m-0 divide-y divide-line">
        {changed.map(({ before, now }) => (
          <Difference key={`${now.line} ${now.label}`} before={before} now={now} />
        ))}
      </dl>
    </Card>
  );
}

type Pair = { readonly before: Line | undefined; readonly now: Line };

function differencesOf(before: readonly Line[], now: readonly Line[]): readonly Pair[] {
  const same = (one: Line, other: Line) => one.line === other.line && one.label === other.label;
  const inNow = now.map((line) => ({ before: before.find((one) => same(one, line)), now: line }));
  const gone = before
    .filter((line) => !now.some((one) => same(one, line)))
    .map((line) => ({ before: line, now: { ...line, value: undefined } }));
  return [...inNow, ...gone].filter((pair) => String(pair.before?.value ?? '') !== String(pair.now.value ?? ''));
}

function Difference({ before, now }: Pair) {
  const t = useText(w8benLife);
  const tForm = useText(w8ben);
  return (
    <div className="py-3 first:pt-0 last:pb-0">
      <dt className="text-ink-muted text-label">{tForm('lined', { line: now.line, label: now.label })}</dt>
      <dd className="m-0 mt-0.5 text-ink-muted text-label">
        {t('diff.before')}: <Value line={before} />
      </dd>
      <dd className="m-0 font-medium text-ink text-label">
        {t('diff.now')}: <Value line={now} />
      </dd>
    </div>
  );
}

function Value({ line }: { line: Line | undefined }): ReactNode {
  const t = useText(w8benLife);
  if (!line?.value?.length) return t('diff.empty');
  const { value, label, sensitive } = line;
  if (sensitive && typeof value === 'string') return <MaskedText value={value} label={label} />;
  return [value].flat().join(', ');
}
