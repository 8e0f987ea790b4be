import { useEffect, useRef, useState } from 'react';
import { makeFocusable } from '../pages/page.tsx';
import { scriptTexts } from './script-texts.ts';

export const typeScale = ['display', 'heading', 'title', 'body', 'label', 'caption'] as const;
export type TypeStyle = (typeof typeScale)[number];
export const classOfStyle: Readonly<Record<TypeStyle, string>> = {
  display: 'font-display text-display',
  heading: 'font-display text-heading',
  title: 'font-display text-title',
  body: 'text-body',
  label: 'text-label',
  caption: 'text-caption',
};

/** Renders each text style in each script, with its size and the line height of the script. */
export const TypeScale = () => (
  <div ref={makeFocusable} role="group" aria-label="The scale in six scripts" className="overflow-x-auto">
    <table className="w-full border-collapse text-start">
      <thead>
        <tr className="border-line-strong border-b text-start">
          <th scope="col" className={head}>
            Style
          </th>
          {scriptTexts.map(({ language, name }) => (
            <th key={language} scope="col" lang={language} className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {typeScale.map((style) => (
          <tr key={style} className="border-line border-b">
            <th scope="row" className="whitespace-nowrap py-3 pe-4 text-start align-baseline font-medium text-label">
              {style}
            </th>
            {scriptTexts.map(({ language, word }) => (
              <td key={language} lang={language} className="py-3 pe-4 align-baseline">
                <Sample style={style}>{word}</Sample>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const head = 'whitespace-nowrap py-2 pe-4 text-start font-normal text-caption text-ink-muted';

/** Renders a text with its measured size and line height. Both depend on the edition and the text size in the toolbar. */
function Sample({ style, children }: { style: TypeStyle; children: string }) {
  const sample = useRef<HTMLSpanElement>(null);
  const [figures, setFigures] = useState('');
  useEffect(() => {
    if (sample.current) setFigures(figuresOf(getComputedStyle(sample.current)));
  }, []);
  return (
    <>
      <span ref={sample} data-style={style} className={`block whitespace-nowrap ${classOfStyle[style]}`}>
        {children}
      </span>
      <span lang="en" className="block whitespace-nowrap text-caption text-ink-muted tabular-nums">
        {figures}
      </span>
    </>
  );
}

function figuresOf({ fontSize, lineHeight }: CSSStyleDeclaration): string {
  const size = Number.parseFloat(fontSize);
  return `${size} / ${Number((Number.parseFloat(lineHeight) / size).toFixed(2))}`;
}

/** Renders the same heading and paragraph in each of the six languages. */
export const ReadingSamples = () => (
  <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 xl:grid-cols-3">
    {scriptTexts.map(({ language, name, heading, sentence }) => (
      <li key={language} className="rounded-card border border-line p-5">
        <p lang={language} className="m-0 text-caption text-ink-muted">
          {name}
        </p>
        <div lang={language} data-testid={language}>
          <p className="mt-2 mb-0 font-display text-heading">{heading}</p>
          <p className="mt-2 mb-0 text-body">{sentence}</p>
        </div>
      </li>
    ))}
  </ul>
);
