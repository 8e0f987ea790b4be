import { useFormScope } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { ReasonText } from '@quayside/flow-screens/internals/reason-text';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { useText } from '@quayside/i18n/use-text';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { SummaryList, type SummaryRow } from '@quayside/ui/summary-list';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { W8benLines } from '../lines/form-schema.ts';
import { w8ben } from '../lines/texts.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { AboutForm } from './about-form.tsx';
import { useCardRows } from './card-rows.tsx';
import { LineField } from './line-field.tsx';
import { getControlId, type LineId } from './lines.ts';
import { LinesLoading } from './lines-loading.tsx';
import { TreatyClaim, useIsTreatyAsked } from './treaty-claim.tsx';
import { type GetLineLink, useLineLinks } from './use-line-links.ts';
import { useOpenLines } from './use-open-lines.ts';

/**
 * Renders the lines of the form as a card: first the missing lines and the treaty question as fields, then the filled-in lines as rows with a Change link. A
 * line that the customer changes here becomes a field.
 */
export function FormCard() {
  const { readOnly } = useFormScope();
  const loaded = useApplication();
  const owners = useLineLinks();
  const { prefix, changes = 'at-source', Unchanged } = useW8benScope();
  const reason = useRejection(`${prefix}form`);
  const sentBack = reason?.code === 'tax-number' ? 'taxNumber' : undefined;
  const { status, values, open, opened, missing } = useOpenLines(sentBack);
  const isTreatyAsked = useIsTreatyAsked();
  if (loaded.status !== 'ready' || status === 'waiting') return <LinesLoading />;
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
      {isTreatyAsked ? <TreatyClaim /> : null}
      {Unchanged ? (
        <Unchanged form={values} list>
          {rows}
        </Unchanged>
      ) : (
        rows
      )}
      {opened.map((line) => (missing.includes(line) ? null : <LineField key={line} line={line} />))}
      {isTreatyAsked ? null : <TreatyClaim />}
      {changes === 'at-source' && !readOnly ? (
        <List variant="card">
          <OtherLines opened={opened} onOpen={open} />
        </List>
      ) : null}
      <AboutForm from="form" />
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
  const navigate = useNavigate();
  const { readOnly } = useFormScope();
  const { changes = 'at-source' } = useW8benScope();
  const inPlace = changes === 'in-place';
  const { part1 } = useCardRows(form);
  /** Returns whether the customer changes a line on this card. No other step asks for line 5, so its number is removed here. */
  const opensHere = (line: LineId) => inPlace || (line === 'usTaxNumber' && Boolean(form.usTaxNumber));
  const rows = part1.flatMap(({ line, ...row }): SummaryRow[] => {
    if (line ? opened.includes(line) : !inPlace) return [];
    const href = line && (opensHere(line) ? `#${getControlId(line)}` : owners(line).href);
    return [{ ...row, ...(href && !readOnly ? { changeHref: href } : {}) }];
  });
  const change = (id: string, event: MouseEvent<HTMLAnchorElement>) => {
    const line = part1.find((one) => one.id === id)?.line;
    if (!line) return;
    const { to } = owners(line);
    if (!opensHere(line) && !to) return;
    event.preventDefault();
    if (opensHere(line)) onOpen([line]);
    else if (to) void navigate(to);
  };
  return rows.length === 0 ? null : (
    <SummaryList title={t(inPlace ? 'part1' : 'card.rows')} rows={rows} onChangePress={change} />
  );
}
