import { useFormScope } from '@quayside/flow/form';
import type { W8benLines } from '@quayside/rules/journeys/w8ben';
import { focusField } from '@quayside/ui/focus-field';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { controlOf, type LineId, lineIds, lineOf, needsField } from './lines.ts';

/** The lines that the card shows as fields, in their order. A line that was once a field stays one, so that nothing vanishes while somebody types. */
export type OpenLines = {
  readonly status: 'waiting' | 'ready';
  readonly values: W8benLines;
  readonly opened: readonly LineId[];
  /** those of them that had no right answer when the form was loaded, or were sent back: what is left to do */
  readonly missing: readonly LineId[];
  /** opens lines and focuses the first */
  readonly open: (lines: readonly LineId[]) => void;
};

/** `sentBack`: a line that has to be corrected. */
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
  const addressed = lineOf(hash.slice(1));
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
    if (focus) focusField(document, controlOf(focus));
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
