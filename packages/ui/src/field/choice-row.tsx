import { Fragment, type ReactNode } from 'react';
import { choiceRow } from './choice.styles.ts';
import { ChoiceMark, type ChoiceMarkProps } from './choice-mark.tsx';

export type ChoiceRowProps = ChoiceMarkProps & {
  id: string;
  label: string;
  hint?: ReactNode;
};

/**
 * Renders an option as a row that is also its label. Long labels wrap after a slash, as in
 * "Disability/Severance/Unemployment".
 */
export const ChoiceRow = ({ label, hint, id, ...mark }: ChoiceRowProps) => (
  <label htmlFor={id} className={choiceRow()}>
    <ChoiceMark
      {...mark}
      id={id}
      aria-labelledby={hint ? `${id}-text` : undefined}
      aria-describedby={hint ? `${id}-note` : undefined}
    />
    <span className="min-w-0">
      <span id={`${id}-text`} className="block">
        {label.split(/(?<=\/)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
      {hint && (
        <span id={`${id}-note`} className="block text-ink-muted text-label">
          {hint}
        </span>
      )}
    </span>
  </label>
);
