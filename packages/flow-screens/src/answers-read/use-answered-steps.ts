import type { Application } from '@quayside/contract/application';
import type { StepRoute } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { SummaryModule, SummaryRow, TranslateText } from '@quayside/i18n/internals/answer-summary';
import { getScreenTitle } from '@quayside/i18n/internals/screen-title';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { getApplicableSteps, type StepAnswers } from '@quayside/rules/journey';
import { useCallback, useEffect, useState } from 'react';

/** A step with saved answers, as rows in the current language. */
export type AnsweredStep = {
  readonly route: StepRoute;
  readonly title: string;
  readonly rows: readonly SummaryRow[];
  /** Whether the rules find an issue in these answers, such as advice about a link to the US. */
  readonly advised: boolean;
};

type Read = { readonly route: StepRoute; readonly module: SummaryModule; readonly answers: StepAnswers };

/**
 * Loads the summaries of the answered steps. Returns the steps in order, the loading state, and a function that retries. With `requirement`, returns only the
 * steps of this requirement.
 */
export function useAnsweredSteps(runtime: FlowRuntime, application: Application, requirement?: string) {
  const texts = useTextStore();
  const language = useLanguage();
  const [read, setRead] = useState<readonly Read[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const found = await readSteps(runtime, application, requirement);
      const replied = application.requirements.some(({ reply }) => reply?.text);
      await texts.load(titles, ...(replied ? [reasons] : []), ...found.flatMap(({ module }) => module.texts));
      return found;
    };
    load().then(
      (found) => current && setRead(found),
      () => current && setRead('failed'),
    );
    return () => {
      current = false;
    };
  }, [runtime, application, requirement, texts, language, attempt]);
  const retry = useCallback(() => {
    setRead(undefined);
    setAttempt((before) => before + 1);
  }, []);

  const words: TranslateText = (text, key, values) => texts.translate(text, key, values);
  const steps = (typeof read === 'object' ? read : []).map(({ route, module, answers }) => ({
    route,
    title: getScreenTitle(nounOf(route.name), module.texts, words) ?? '',
    rows: module.rows(answers, words, language, application.answers, application.personData),
    advised: runtime.answers.check(route.step, answers).length > 0,
  }));
  const status = read === 'failed' ? 'failed' : read ? 'ready' : 'waiting';
  return { status, steps: steps.filter(({ rows }) => rows.length > 0), retry } as const;
}

/** Text keys that replace a screen's title as the title of its answers, if the screen's title is a request. */
const nouns: Readonly<Record<string, string>> = {
  sgChoose: 'sgChooseAnswer',
  jointSgChoose: 'jointSgChooseAnswer',
  sgFaceH5: 'sgFaceRecognition',
  jointSgFaceH5: 'jointSgFaceRecognition',
};

const nounOf = (name: string): string => nouns[name] ?? name;

async function readSteps(
  runtime: FlowRuntime,
  application: Application,
  requirement: string | undefined,
): Promise<readonly Read[]> {
  const asked = getApplicableSteps(runtime.steps, runtime.answers.context());
  const wanted = requirement === undefined ? asked : asked.filter((step) => step.requirement === requirement);
  const applied = new Set(wanted.map(({ id }) => id));
  const read = runtime.flow.steps.map(async (route) => {
    const answers = application.answers[route.step];
    if (!answers || !applied.has(route.step)) return [];
    const module = await route.summary?.();
    return module ? [{ route, module, answers }] : [];
  });
  return (await Promise.all(read)).flat();
}
