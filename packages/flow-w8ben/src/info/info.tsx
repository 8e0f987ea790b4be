import { useFormScope } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { EmptyState } from '@quayside/ui/empty-state';
import { Link } from '@quayside/ui/link';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { SummaryList, type SummaryRow } from '@quayside/ui/summary-list';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { answerOf } from '../form/card-rows.tsx';
import { useAccountNumber } from '../form/use-account-number.ts';
import { useFormLink } from '../form/use-form-link.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import type { W8benLines } from '../lines/form-schema.ts';
import { w8ben } from '../lines/texts.ts';
import { formatW8benLines, lineTexts, type W8benLine } from '../w8ben-lines/w8ben-lines.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { useIsApplicable } from './use-is-applicable.ts';

export const texts = lineTexts;

/** Renders the page /sg-w8-ben-info, which shows the completed form by line number. In a modification or update, the customer confirms it before signing. */
export default function InfoScreen() {
  const t = useText(w8ben);
  const { prefix, HolderNotice: Whose, Differences, Unchanged = Plain } = useW8benScope();
  const form = useSavedForm();
  return (
    <StepScreen
      step={`${prefix}info`}
      title={t('info.title')}
      heading={t('info.heading')}
      lead={t('info.lead')}
      action={t('info.action')}
      prepare={asConfirmed}
    >
      {Whose ? <Whose /> : null}
      {Differences ? <Differences /> : null}
      {form.status === 'saved' ? (
        <Unchanged>
          <Lines form={form.lines} />
        </Unchanged>
      ) : null}
      {form.status === 'empty' ? <NoForm /> : null}
      {form.status === 'loading' ? <LinesLoading /> : null}
      <p className="m-0 text-caption text-ink-muted">{t('binding')}</p>
    </StepScreen>
  );
}

const Plain = ({ children }: { readonly children: ReactNode }) => children;

const asConfirmed = () => ({ confirmed: true });

function Lines({ form }: { form: W8benLines }) {
  const t = useText(w8ben);
  const words = useTextStore();
  const language = useLanguage();
  const { readOnly } = useFormScope();
  const { href, change } = useFormLink();
  const changeLine = (_: string, event: MouseEvent<HTMLAnchorElement>) => change(event);
  const accountNumber = useAccountNumber();
  const mayChange = useIsApplicable('form') && !readOnly;
  const { part1, part2 } = useMemo(
    () =>
      formatW8benLines(form, (text, key, values) => words.translate(text, key, values), language, { accountNumber }),
    [form, words, language, accountNumber],
  );
  const row = (line: W8benLine, index: number): SummaryRow => ({
    id: `${line.line}-${index}`,
    label: t('lined', { line: line.line, label: line.printed ?? line.label }),
    value: answerOf(line),
    ...(line.field && mayChange ? { changeHref: `${href}#${line.field}` } : {}),
  });
  return (
    <>
      <SummaryList title={t('part1')} rows={part1.map(row)} onChangePress={changeLine} />
      <SummaryList title={t('part2')} rows={part2.map(row)} onChangePress={changeLine} />
    </>
  );
}

function NoForm() {
  const t = useText(w8ben);
  const { href, change } = useFormLink();
  return (
    <EmptyState
      title={t('info.empty')}
      action={
        <Link href={href} variant="standalone" onPress={change}>
          {t('info.fill')}
        </Link>
      }
    />
  );
}

const LinesLoading = () => (
  <SkeletonScreen>
    {Array.from({ length: 8 }, (_, line) => (
      <Skeleton key={line} lines={2} />
    ))}
  </SkeletonScreen>
);
