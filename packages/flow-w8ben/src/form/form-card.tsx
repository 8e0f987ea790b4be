import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { useFormScope } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { ReasonText } from '@quayside/flow-screens/internals/reason-text';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { MaskedText } from '@quayside/ui/masked-text';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { SummaryList, type SummaryRow } from '@quayside/ui/summary-list';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { W8benLines } from '../lines/form-schema.ts';
import { w8ben } from '../lines/texts.ts';
import { formatW8benLines, type W8benLine } from '../w8ben-lines/w8ben-lines.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { AboutForm } from './about-form.tsx';
import { LineField } from './line-field.tsx';
import { findLine, getControlId, type LineId } from './lines.ts';
import { TreatyClaim } from './treaty-claim.tsx';
import { useAccountNumber } from './use-account-number.ts';
import { type GetLineLink, useLineLinks } from './use-line-links.ts';
import { useOpenLines } from './use-open-lines.ts';

/**
 * Renders the lines of the form as a card: first the missing lines as fields, then the filled-in lines as rows with a Change link. A line that the customer
 * changes here becomes a field.
 */
export function FormCard() {
  const { readOnly } = useFormScope();
  const { flow } = useFlow();
  const loaded = useApplication();
  const owners = useLineLinks();
  const { prefix, changes = 'at-source', Unchanged } = useW8benScope();
  const reason = useRejection(`${prefix}form`);
  const sentBack = reason?.code === 'tax-number' ? 'taxNumber' : undefined;
  const { status, values, open, opened, missing } = useOpenLines(sentBack);
  if (loaded.status !== 'ready' || status === 'waiting') return <CardLoading />;
  const rows = <Rows form={values} opened={opened} owners={owners} onOpen={open} />;
  return (
    <>
      {missing.map((line) =>
        line === sentBack ? (
          <div key={line} data-differs="" className="flex flex-col gap-6 rounded-card border-2 border-danger p-3">
            <div className="text-label">
              <ReasonText reason={reason} className="font-semibold text-danger" />
            </div>
            <LineField line={line} />
          </div>
        ) : (
          <LineField key={line} line={line} />
        ),
      )}
      {Unchanged ? (
        <Unchanged form={values} list>
          {rows}
        </Unchanged>
      ) : (
        rows
      )}
      {opened.map((line) => (missing.includes(line) ? null : <LineField key={line} line={line} />))}
      <TreatyClaim />
      {changes === 'at-source' && !readOnly ? (
        <List variant="card">
          <OtherLines opened={opened} onOpen={open} />
        </List>
      ) : null}
      <AboutForm more={changes === 'at-source' ? getRoutePath(flow, `${prefix}list`) : undefined} />
    </>
  );
}

/** Lines whose answers may differ from those of the account. Name and date of birth must be equal. */
const mayDiffer: readonly LineId[] = ['citizenship', 'permanentAddress', 'mailingAddress', 'taxNumber'];

type OnOpen = (lines: readonly LineId[]) => void;
type OtherLinesProps = { opened: readonly LineId[]; onOpen: OnOpen };

function OtherLines({ opened, onOpen }: OtherLinesProps) {
  const t = useText(w8ben);
  const closed = mayDiffer.filter((line) => !opened.includes(line));
  return (
    <>
      {opened.includes('usTaxNumber') ? null : (
        <Cell leads="below" title={t('card.hasUsTaxNumber')} onPress={() => onOpen(['usTaxNumber'])} />
      )}
      {closed.length === 0 ? null : <Cell leads="below" title={t('card.differently')} onPress={() => onOpen(closed)} />}
    </>
  );
}

type RowsProps = { form: W8benLines; opened: readonly LineId[]; owners: GetLineLink; onOpen: OnOpen };

function Rows({ form, opened, owners, onOpen }: RowsProps) {
  const t = useText(w8ben);
  const words = useTextStore();
  const language = useLanguage();
  const navigate = useNavigate();
  const { readOnly } = useFormScope();
  const { changes = 'at-source' } = useW8benScope();
  const accountNumber = useAccountNumber();
  const inPlace = changes === 'in-place';
  const { part1 } = useMemo(
    () =>
      formatW8benLines(form, (text, key, values) => words.translate(text, key, values), language, { accountNumber }),
    [form, words, language, accountNumber],
  );
  /** Returns whether the customer changes a line on this card. No other step asks for line 5, so its number is removed here. */
  const opensHere = (line: LineId) => inPlace || (line === 'usTaxNumber' && Boolean(form.usTaxNumber));
  const rows = part1.flatMap((one): SummaryRow[] => {
    const line = one.field && findLine(one.field);
    const value = answerOf(one) ?? (line && emptyWords(one, t));
    if (!line && !inPlace) return [];
    if ((line && opened.includes(line)) || value === undefined) return [];
    const href = line && (opensHere(line) ? `#${getControlId(line)}` : owners(line).href);
    return [
      {
        id: one.line,
        label: t('lined', { line: one.line, label: inShort(one, t) }),
        value,
        ...(href && !readOnly ? { changeHref: href } : {}),
      },
    ];
  });
  const change = (id: string, event: MouseEvent<HTMLAnchorElement>) => {
    const field = part1.find(({ line }) => line === id)?.field ?? '';
    const line = findLine(field);
    if (!line) return;
    const { to } = owners(line);
    if (!opensHere(line) && !to) return;
    event.preventDefault();
    if (opensHere(line)) onOpen([line]);
    else if (to) void navigate(to);
  };
  return rows.length === 0 ? null : (
    <SummaryList title={t(inPlace ? 'part1' : 'card.rows')} rows={rows} onChange={change} />
  );
}

type Say = (key: 'card.mailingSame' | 'card.noUsTaxNumber' | (typeof shortLabels)[keyof typeof shortLabels]) => string;

const shortLabels = {
  '1': 'card.label.name',
  '2': 'card.label.citizenship',
  '3': 'card.label.permanentAddress',
  '4': 'card.label.mailingAddress',
  '5': 'card.label.usTaxNumber',
  '6a': 'card.label.taxNumber',
} as const;

/** Returns the label of a line on the card. Most of these labels are shorter than those of the form. */
const inShort = ({ line, label, printed }: W8benLine, t: Say): string =>
  line in shortLabels ? t(shortLabels[line as keyof typeof shortLabels]) : line === '8' ? (printed ?? label) : label;

/** Returns the text of an empty line 4 or 5. Returns undefined for other lines, which are never empty. */
const emptyWords = ({ line }: W8benLine, t: Say): string | undefined =>
  line === '4' ? t('card.mailingSame') : line === '5' ? t('card.noUsTaxNumber') : undefined;

function answerOf({ label, value, sensitive }: W8benLine): ReactNode {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return sensitive ? <MaskedText value={value} label={label} /> : value;
  return value.map((text, index) => (
    <span key={index} className="block">
      {text}
    </span>
  ));
}

const CardLoading = () => (
  <SkeletonScreen>
    {['name', 'citizenship', 'address', 'number', 'birth'].map((row) => (
      <Skeleton key={row} lines={2} />
    ))}
  </SkeletonScreen>
);
