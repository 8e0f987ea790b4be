import { Heading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Described } from '../component-page/described.tsx';
import { PracticePairs } from '../component-page/practice-pairs.tsx';
import { colourPractice } from '../design-language/colour-practice.tsx';
import { type ColourGroup, colourGroups } from '../design-language/colour-roles.ts';
import { ColourTable } from '../design-language/colour-table.tsx';
import { SkinSamples } from '../design-language/skin-samples.tsx';

/** The page about colours: every role of the current skin by question, with what to do and not, and the skins. */
export const ColoursPage = () => (
  <main>
    <Title />
    <Described of="meta" />
    {colourGroups.map((group) => (
      <Part key={group.title} title={group.title}>
        <ColourPart group={group} />
      </Part>
    ))}
    <Part title="Skins">
      <p className="mt-0 mb-4 text-body">
        The attribute <code className="font-mono text-[0.875em]">data-skin</code> works on any element, and holds for
        everything in it.
      </p>
      <SkinSamples />
    </Part>
  </main>
);

const ColourPart = ({ group }: { group: ColourGroup }) => {
  const pairs = colourPractice[group.title];
  return (
    <>
      <p className="mt-0 mb-4 text-body text-ink-muted">{group.question}</p>
      <ColourTable group={group} />
      {pairs && (
        <div className="mt-8">
          <PracticePairs pairs={pairs} />
        </div>
      )}
    </>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-14">
    <Heading>{title}</Heading>
    <Unstyled>
      <div className="q-root bg-transparent pt-4">{children}</div>
    </Unstyled>
  </section>
);
