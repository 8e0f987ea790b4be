import type { Flow } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { withReturnTarget } from '@quayside/flow/internals/return-target';
import { useApplication } from '@quayside/flow/internals/use-application';
import { getApplicableSteps } from '@quayside/rules/journey';
import { useCallback } from 'react';
import { createPath, parsePath, useHref, useLocation } from 'react-router';
import { useW8benScope } from '../w8ben-scope.ts';
import type { LineId } from './lines.ts';

/** Link to the step that asks for a line, as a route (`to`) and as a URL (`href`). Empty if no editable step asks for it, as for a line from the digital ID. */
export type LineLink = { readonly to?: string; readonly href?: string };
export type GetLineLink = (line: LineId) => LineLink;

/** Steps that ask for a line, each with the name of its field. The link leads to the first step that applies. */
const asked: Readonly<Record<Exclude<LineId, 'usTaxNumber'>, readonly (readonly [step: string, field: string])[]>> = {
  name: [['base-info', 'fullName']],
  citizenship: [
    ['base-info', 'citizenship'],
    ['sinpass-additional', 'otherCitizenship'],
  ],
  permanentAddress: [
    ['contact-info', 'residentialAddress'],
    ['sinpass-additional', 'residentialAddress'],
  ],
  mailingAddress: [
    ['contact-info', 'mailingSame'],
    ['sinpass-additional', 'mailingSame'],
  ],
  taxNumber: [
    ['base-info', 'taxResidencies'],
    ['sinpass-additional', 'singaporeTax'],
  ],
  dateOfBirth: [['base-info', 'dateOfBirth']],
};

/** Returns a function that returns the link to the step that asks for a line. That step returns to the card. */
export function useLineLinks(): GetLineLink {
  const { flow } = useFlow();
  const { prefix } = useW8benScope();
  const { search } = useLocation();
  const base = useHref('/');
  const loaded = useApplication();
  const runtime = loaded.status === 'ready' ? loaded.runtime : undefined;
  return useCallback(
    (line) => {
      if (line === 'usTaxNumber' || !runtime) return {};
      const applied = getApplicableSteps(runtime.steps, runtime.answers.context()).map(({ id }) => id);
      const [step, field] = asked[line].find(([one]) => applied.includes(one) && isShown(flow, one)) ?? [];
      if (!step || !runtime.answers.canEdit(step)) return {};
      const to = `${withReturnTarget(flow, step, { from: `${prefix}form`, search })}#${field}`;
      return { to, href: `${base.replace(/\/$/, '')}${createPath(parsePath(to))}` };
    },
    [base, flow, prefix, runtime, search],
  );
}

const isShown = (flow: Flow, id: string): boolean => flow.steps.some(({ step }) => step === id);
