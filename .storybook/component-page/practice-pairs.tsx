import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';
import { GuideExample } from './example.tsx';
import { GuideSentence } from './guide-text.tsx';

type Pair = Guide['practice'][number];

export const PracticePairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <div className="flex flex-col gap-6">
    {pairs.map((pair) => (
      <div key={pair.do.words} className="grid gap-x-6 gap-y-0 max-md:gap-y-6 md:grid-cols-2 md:grid-rows-[auto_auto]">
        <Card verdict="do" {...pair.do} />
        <Card verdict="dont" {...pair.dont} />
      </div>
    ))}
  </div>
);

const verdicts = {
  do: { word: 'Do', edge: 'border-success', ink: 'text-success', path: 'M5 12.5l4.5 4.5L19 7.5' },
  dont: { word: 'Don’t', edge: 'border-danger', ink: 'text-danger', path: 'M6.5 6.5l11 11m0-11l-11 11' },
};

function Card({ verdict, words, example }: { verdict: keyof typeof verdicts } & Pair['do']) {
  const { word, edge, ink, path } = verdicts[verdict];
  return (
    <figure className="m-0 grid md:row-span-2 md:grid-rows-subgrid">
      {example && (
        <div className="grid items-center rounded-t-card border border-line border-b-0 bg-surface p-6">
          <GuideExample>{example}</GuideExample>
        </div>
      )}
      <figcaption className={`row-start-2 border-t-4 pt-3 ${edge}`}>
        <strong className={`flex items-center gap-1.5 ${ink}`}>
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
          >
            <path d={path} />
          </svg>
          {word}
        </strong>
        <GuideSentence>{words}</GuideSentence>
      </figcaption>
    </figure>
  );
}
