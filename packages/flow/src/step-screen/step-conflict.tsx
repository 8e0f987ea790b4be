import type { SummaryModule, SummaryRow, TranslateText } from '@quayside/i18n/internals/answer-summary';
import { drafts } from '@quayside/i18n/internals/text/drafts';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { DescriptionList } from '@quayside/ui/description-list';
import { Notice } from '@quayside/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { AnswerLines } from '../answer-lines.tsx';
import { useFlow } from '../flow-context.tsx';
import type { Conflict } from '../flow-runtime/session/step-session.ts';
import { SignatureView, signatureIn } from '../signature-view.tsx';
import { conflictingRows } from './conflicting-rows.ts';

export type StepConflictProps = {
  step: string;
  conflict: Conflict;
  onChoose: (which: 'here' | 'there') => void;
};

/** Renders the answers to a step that differ between two devices, and lets the customer choose. The step is not saved before that. */
export default function StepConflict({ step, conflict, onChoose }: StepConflictProps) {
  const t = useText(drafts);
  const rows = useRows(step, conflict);
  const [here, there] = [signatureIn(conflict.here), signatureIn(conflict.there)];
  return (
    <Notice tone="warning" announce="assertive" title={t('conflict.title')}>
      <p className="m-0">{t('conflict.text')}</p>
      {rows === 'failed' ? <p className="mt-2 mb-0">{t('conflict.failed')}</p> : null}
      {typeof rows === 'object'
        ? rows.map(({ label, here, there }) => (
            <Both key={label} label={label} here={<Answer row={here} />} there={<Answer row={there} />} />
          ))
        : null}
      {JSON.stringify(here) === JSON.stringify(there) ? null : (
        <Both
          label={t('conflict.signature')}
          here={<SignatureView signature={here} />}
          there={<SignatureView signature={there} />}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="medium" onPress={() => onChoose('here')}>
          {t('conflict.keepHere')}
        </Button>
        <Button size="medium" variant="secondary" onPress={() => onChoose('there')}>
          {t('conflict.takeThere')}
        </Button>
      </div>
    </Notice>
  );
}

function Both({ label, here, there }: { label: string; here: ReactNode; there: ReactNode }) {
  const t = useText(drafts);
  return (
    <section aria-label={label} className="mt-4">
      <p className="mt-0 mb-2 font-semibold">{label}</p>
      <DescriptionList
        layout="stacked"
        items={[
          { id: 'here', label: t('conflict.here'), value: here },
          { id: 'there', label: t('conflict.there'), value: there },
        ]}
      />
    </section>
  );
}

function Answer({ row }: { row: SummaryRow | undefined }) {
  const t = useText(drafts);
  if (!row) return t('conflict.empty');
  return <AnswerLines row={row} />;
}

/** Returns the differing answers as rows, or `failed` if the step's summary fails to load. Returns undefined while it loads, and for a step without one. */
function useRows(step: string, { here, there }: Conflict) {
  const { flow, runtime } = useFlow();
  const texts = useTextStore();
  const language = useLanguage();
  const [module, setModule] = useState<SummaryModule | 'failed'>();
  useEffect(() => {
    let current = true;
    const load = async () => {
      const summary = await flow.steps.find((one) => one.step === step)?.summary?.();
      if (summary) await texts.load(...summary.texts);
      return summary;
    };
    load().then(
      (loaded) => current && setModule(loaded),
      () => current && setModule('failed'), // the customer can still choose
    );
    return () => {
      current = false;
    };
  }, [flow, step, texts, language]);
  if (module === 'failed' || module === undefined) return module;
  const words: TranslateText = (text, key, values) => texts.translate(text, key, values);
  const rowsOf = (answers: Conflict['here']) =>
    module.rows(answers, words, language, { ...runtime?.application?.answers, [step]: answers });
  return conflictingRows(rowsOf(here), rowsOf(there));
}
