import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ElementProps } from '../element-props/element-props.ts';
import { choiceList } from '../field/choice.styles.ts';
import { ChoiceRow } from '../field/choice-row.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { Notice } from '../notice/notice.tsx';
import { type Grade, getAnswerMark, gradeAnswer, toggleChoice } from './grade.ts';

/** An answer that the user can choose in a `Question`. */
export type QuestionOption = { value: string; label: string };

export type QuestionProps = {
  /** The name of the inputs, unique on the page. */
  name: string;
  /** The question, shown as the label of the group. */
  question: string;
  /** The answers to choose from, each with `value` and `label`. */
  options: readonly QuestionOption[];
  /** The values of all options that are right. */
  correctValues: readonly string[];
  /** The number of answers that the user can choose. Default: `one`. */
  kind?: 'one' | 'several';
  /** The explanation to show after the answer, whether it is right or wrong. */
  explanation: ReactNode;
  /**
   * Whether the user can try again after a wrong answer. Use `none` if only the first answer counts. Default:
   * `offered`.
   */
  retry?: 'offered' | 'none';
  /** Called when the user presses "Check answer" with a choice, with the chosen values and whether they are right. */
  onAnswer?: (answer: { chosen: readonly string[]; grade: Grade }) => void;
} & ElementProps<'div', 'children'>;

/**
 * Renders a quiz question as a `<fieldset>`. The user can check the answer and try again. `data-state`: answering,
 * right, wrong.
 */
export function Question({
  name,
  question,
  options,
  correctValues,
  kind = 'one',
  explanation,
  retry = 'offered',
  onAnswer,
  className = '',
  ref,
  ...rest
}: QuestionProps) {
  const common = useText(ui);
  const t = useText(uiReading);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [state, setState] = useState<'answering' | 'missing' | Grade>('answering');
  const answered = state === 'right' || state === 'wrong';
  const choose = (value: string) => {
    setChosen(toggleChoice(value, chosen, kind));
    setState('answering');
  };
  const check = () => {
    if (chosen.length === 0) {
      setState('missing');
      return firstInput(root.current)?.focus();
    }
    const result = gradeAnswer(chosen, correctValues);
    setState(result);
    onAnswer?.({ chosen, grade: result });
  };
  const again = () => {
    setChosen([]);
    setState('answering');
    firstInput(root.current)?.focus();
  };
  return (
    <div
      {...rest}
      ref={root}
      data-state={answered ? state : 'answering'}
      className={`flex flex-col gap-3 ${className}`}
    >
      <FieldGroup
        id={name}
        role={kind === 'one' ? 'radiogroup' : 'group'}
        label={question}
        hint={t(kind === 'one' ? 'chooseOne' : 'chooseAll')}
        error={state === 'missing' ? t('chooseFirst') : undefined}
        readOnly={answered}
      >
        <div className={choiceList({ layout: 'list' })} data-state={state === 'missing' ? 'error' : 'idle'}>
          {options.map(({ value, label }, index) => {
            const mark = answered ? getAnswerMark(value, chosen, correctValues) : 'none';
            return (
              <ChoiceRow
                key={value}
                type={kind === 'one' ? 'radio' : 'checkbox'}
                id={index === 0 ? name : `${name}-${index}`}
                name={name}
                value={value}
                label={label}
                hint={mark === 'none' ? undefined : t(markWords[mark])}
                checked={chosen.includes(value)}
                aria-disabled={answered || undefined}
                onChange={() => (answered ? undefined : choose(value))}
              />
            );
          })}
        </div>
      </FieldGroup>
      <div role="status" className="empty:hidden">
        {answered ? (
          <Notice tone={state === 'right' ? 'success' : 'warning'} title={t(gradeWords[state])}>
            {explanation}
          </Notice>
        ) : null}
      </div>
      {answered && retry === 'none' ? null : (
        <Button variant="secondary" onPress={answered ? again : check}>
          {answered ? (state === 'right' ? t('answerAgain') : common('retry')) : t('checkAnswer')}
        </Button>
      )}
    </div>
  );
}

const firstInput = (root: HTMLElement | null) => root?.querySelector('input');
const markWords = { right: 'rightAnswer', 'chosen-wrong': 'yourWrongAnswer' } as const;
const gradeWords = { right: 'answerRight', wrong: 'answerWrong' } as const;
