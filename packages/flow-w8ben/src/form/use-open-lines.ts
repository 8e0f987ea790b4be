import { useFormScope } from '@quayside/flow/form';
import { focusField } from '@quayside/ui/internals/focus-field';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { W8benLines } from '../lines/form-schema.ts';
import { findLine, getControlId, type LineId, lineIds, needsField } from './lines.ts';

/** Lines that the card shows as fields, in the order of the form. An opened line stays open, so that it does not disappear while the customer types. */
export type OpenLines = {
  readonly status: 'waiting' | 'ready';
  readonly values: W8benLines;
  readonly opened: readonly LineId[];
  /** Lines of `opened` that had no valid answer when the form loaded, or that a reviewer rejected. */
  readonly missing: readonly LineId[];
  /** Shows more lines as fields and focuses the first one. */
  readonly open: (lines: readonly LineId[]) => void;
};

/** Returns the lines to show as fields: missing or wrong ones, the rejected line `sentBack`, and the line in the URL fragment. */
export function useOpenLines(sentBack?: LineId): OpenLines {
  const { store } = useFormScope();
  const { hash } = useLocation();
  const readValues = () => store.values;
  const readIssues = () => store.issues;
  const values = useSyncExternalStore(store.subscribe, readValues, readValues);
  const issues = useSyncExternalStore(store.subscribe, readIssues, readIssues);
  const [opened, setOpened] = useState<readonly LineId[]>([]);
  const [missing, setMissing] = useState<readonly LineId[]>();
  const [focus, setFocus] = useState<LineId>();
  const status = Object.keys(values).length > 0 ? 'ready' : 'waiting';
  const addressed = findLine(hash.slice(1));
  const due =
    status === 'ready'
      ? lineIds.filter(
          (line) =>
            !opened.includes(line) && ([addressed, sentBack].includes(line) || needsField(line, values, issues)),
        )
      : [];
  if (status === 'ready' && !missing) setMissing(due.filter((line) => line !== addressed));
  if (due.length > 0) {
    setOpened([...opened, ...due]);
    if (addressed && due.includes(addressed)) setFocus(addressed);
  }
  useEffect(() => {
    if (focus) focusField(document, getControlId(focus));
  }, [focus]);
  return {
    status,
    values,
    opened: lineIds.filter((line) => opened.includes(line)),
    missing: missing ?? [],
    open: (lines) => {
      setOpened([...opened, ...lines]);
      setFocus(lines[0]);
    },
  };
}
