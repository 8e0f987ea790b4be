import { Heading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Described } from '../component-page/described.tsx';
import { PracticePairs } from '../component-page/practice-pairs.tsx';
import { FigureSamples } from '../design-language/figure-samples.tsx';
import { typePractice } from '../design-language/type-practice.tsx';
import { ReadingSamples, TypeScale } from '../design-language/type-scale.tsx';

/** The page about type: the scale in six scripts, reading samples, figures, and what to do and not. */
export const TypePage = () => (
  <main data-needs-width>
    <Title />
    <Described of="meta" />
    <Part title="The scale in six scripts">
      <p className="mt-0 mb-4 text-label text-ink-muted">
        Below each sample: its size in px, and the line height of its script. The figures are measured on this page.
      </p>
      <TypeScale />
    </Part>
    <Part title="Heading and text">
      <ReadingSamples />
    </Part>
    <Part title="Figures">
      <FigureSamples />
    </Part>
    <Part title="Do and don’t">
      <PracticePairs pairs={typePractice} />
    </Part>
  </main>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-10">
    <Heading>{title}</Heading>
    <Unstyled>
      <div className="q-root bg-transparent pt-4">{children}</div>
    </Unstyled>
  </section>
);
