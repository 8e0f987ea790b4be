import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import type { ElementProps } from '@quayside/ui/internals/element-props';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { badPictures, type ExampleSubject, goodPictures } from './example-pictures.tsx';

export type { ExampleSubject } from './example-pictures.tsx';

export type DocumentExampleProps = {
  /** The kind of document in the drawings. */
  subject: ExampleSubject;
} & ElementProps<'div', 'children'>;
export type DocumentDrawingProps = { subject: ExampleSubject } & ElementProps<'svg', 'children'>;

/** Renders drawings of a good and a bad photo side by side, with captions. */
export function DocumentExample({ subject, className = '', ...rest }: DocumentExampleProps) {
  const t = useText(uiDocuments);
  const isHandHeld = subject === 'hand-held';
  return (
    <div {...rest} className={`grid grid-cols-2 gap-3 ${className}`}>
      <Example verdict="good" title={t('exampleGood')} text={t(isHandHeld ? 'goodHeld' : 'goodWhole')}>
        {goodPictures[subject]}
      </Example>
      <Example verdict="bad" title={t('exampleBad')} text={t(isHandHeld ? 'badHeld' : 'badCut')}>
        {badPictures[subject]}
      </Example>
    </div>
  );
}

/** Renders a small drawing of a document, for use as an icon in an option or a row. */
export const DocumentDrawing = ({ subject, className = '', ...rest }: DocumentDrawingProps) => (
  <svg aria-hidden viewBox="18 8 124 94" {...rest} className={`block w-14 shrink-0 ${className}`}>
    {goodPictures[subject]}
  </svg>
);

const verdicts = {
  good: { Icon: Check, badge: 'bg-success', frame: 'border-success' },
  bad: { Icon: X, badge: 'bg-danger', frame: 'border-danger' },
};

function Example({
  verdict,
  title,
  text,
  children,
}: {
  verdict: keyof typeof verdicts;
  title: string;
  text: string;
  children: ReactNode;
}) {
  const { Icon, badge, frame } = verdicts[verdict];
  return (
    <figure data-verdict={verdict} className="m-0 min-w-0">
      <div className={`relative overflow-hidden rounded-control border-2 bg-surface-sunken ${frame}`}>
        <svg aria-hidden viewBox="0 0 160 110" className="block w-full">
          {children}
        </svg>
        <span className={`absolute end-1.5 bottom-1.5 rounded-full p-0.5 text-surface ${badge}`}>
          <Icon aria-hidden size="1rem" strokeWidth={3} />
        </span>
      </div>
      <figcaption className="mt-1.5 text-caption text-ink-muted">
        <span className="block font-semibold text-ink">{title}</span>
        {text}
      </figcaption>
    </figure>
  );
}
