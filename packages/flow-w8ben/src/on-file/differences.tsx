import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Disclosure } from '@quayside/ui/disclosure';
import { MaskedText } from '@quayside/ui/masked-text';
import { Notice } from '@quayside/ui/notice';
import { formatDate } from '@quayside/values/calendar-date';
import { type ReactNode, useState } from 'react';
import { useSavedForm } from '../form/use-saved-form.ts';
import type { W8benLines } from '../lines/form-schema.ts';
import { w8ben } from '../lines/texts.ts';
import { w8benLife } from '../renewal/texts.ts';
import { formatW8benLines, type W8benLine } from '../w8ben-lines/w8ben-lines.ts';
import type { UnchangedLinesProps } from '../w8ben-scope.ts';
import { useFormOnFile } from './use-form-on-file.ts';

/** Renders the old and new values of lines that differ from the form on file, or a notice that none differs. Renders nothing without a form on file. */
export function FormDifferences() {
  const t = useText(w8benLife);
  const language = useLanguage();
  const onFile = useFormOnFile()?.facts.onFile;
  const form = useSavedForm();
  const changed = useDifferences(form.status === 'saved' ? form.lines : undefined);
  if (!onFile || !changed) return null;
  if (changed.length === 0)
    return <Notice tone="info">{t('diff.none', { date: formatDate(onFile.signedOn, language) })}</Notice>;
  return <Changed lines={changed} />;
}

/**
 * Renders its children, the lines of the form. Collapses them if some lines differed from the form on file at first, so that customers check only the
 * differences.
 */
export function UnchangedLines({ form, list = false, children }: UnchangedLinesProps) {
  const t = useText(w8benLife);
  const saved = useSavedForm();
  const changed = useDifferences(form ?? (saved.status === 'saved' ? saved.lines : undefined));
  const [first] = useState(changed);
  if (!first || first.length === 0) return children;
  return (
    <>
      {list && changed?.length ? <Changed lines={changed} /> : null}
      <Disclosure variant="card" summary={t('diff.all')}>
        <div className="flex flex-col gap-6 pt-1">{children}</div>
      </Disclosure>
    </>
  );
}

/** Returns the lines that differ from the form on file. Returns undefined if either form is missing. */
function useDifferences(form: W8benLines | undefined): readonly Pair[] | undefined {
  const language = useLanguage();
  const words = useTextStore();
  const onFile = useFormOnFile()?.facts.onFile;
  if (!onFile || !form) return undefined;
  const read = (lines: W8benLines) => {
    const { part1, part2 } = formatW8benLines(
      lines,
      (text, key, values) => words.translate(text, key, values),
      language,
      {
        dates: 'of-reader',
      },
    );
    return [...part1, ...part2];
  };
  return differencesOf(read(onFile.lines), read(form));
}

function Changed({ lines }: { readonly lines: readonly Pair[] }) {
  const t = useText(w8benLife);
  return (
    <Card title={t('diff.label')} variant="accent">
      <dl className="m-0 row-lines">
        {lines.map(({ before, now }) => (
          <Difference key={`${now.line} ${now.label}`} before={before} now={now} />
        ))}
      </dl>
    </Card>
  );
}

type Pair = { readonly before: W8benLine | undefined; readonly now: W8benLine };

function differencesOf(before: readonly W8benLine[], now: readonly W8benLine[]): readonly Pair[] {
  const same = (one: W8benLine, other: W8benLine) => one.line === other.line && one.label === other.label;
  const inNow = now.map((line) => ({ before: before.find((one) => same(one, line)), now: line }));
  const gone = before
    .filter((line) => !now.some((one) => same(one, line)))
    .map((line) => ({ before: line, now: { ...line, value: undefined } }));
  return [...inNow, ...gone].filter((pair) => String(pair.before?.value ?? '') !== String(pair.now.value ?? ''));
}

/** Renders a line with its old answer struck through and its new answer emphasised, each with a label. */
function Difference({ before, now }: Pair) {
  const t = useText(w8benLife);
  const tForm = useText(w8ben);
  return (
    <div className="py-3 first:pt-0 last:pb-0">
      <dt className="text-ink-muted text-label">{tForm('lined', { line: now.line, label: now.label })}</dt>
      <dd className="m-0 mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-label">
        <span className="text-ink-muted">{t('diff.before')}</span>
        <span className={before?.value?.length ? 'text-ink-muted line-through' : 'text-ink-muted'}>
          <Value line={before} />
        </span>
      </dd>
      <dd className="m-0 mt-0.5 grid grid-cols-[auto_1fr] gap-x-3 text-label">
        <span className="text-ink-muted">{t('diff.now')}</span>
        <span className="font-semibold text-ink">
          <Value line={now} />
        </span>
      </dd>
    </div>
  );
}

function Value({ line }: { line: W8benLine | undefined }): ReactNode {
  const t = useText(w8benLife);
  if (!line?.value?.length) return t('diff.empty');
  const { value, label, sensitive } = line;
  if (sensitive && typeof value === 'string') return <MaskedText value={value} label={label} />;
  return [value].flat().join(', ');
}
