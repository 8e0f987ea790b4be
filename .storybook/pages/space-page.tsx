import { Heading, Title, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Described } from '../component-page/described.tsx';
import { PracticePairs } from '../component-page/practice-pairs.tsx';
import { spacePractice } from '../design-language/space-practice.tsx';
import { Density, LayoutGrid, Radii, Shadows, Spacing } from '../design-language/space-samples.tsx';

/** The page about space and shape: the scale, corners, shadows, the layout of a page, density, and what to do and not. */
export const SpacePage = () => (
  <main data-needs-width>
    <Title />
    <Described of="meta" />
    <Part
      title="Spacing"
      words="In px, so that gaps do not grow with the text size. A class such as gap-4 is four times 4 px."
    >
      <Spacing />
    </Part>
    <Part
      title="Corners"
      words="A brand sets the radius of a control. Cards have 1.5 times as much, and sheets twice as much."
    >
      <Radii />
    </Part>
    <Part title="Shadows" words="Cards have a line and no shadow. A shadow says that something lies above the page.">
      <Shadows />
    </Part>
    <Part
      title="Layout"
      words="A phone has one column between two gutters. From 900 px, home and the details of an account have two columns."
    >
      <LayoutGrid />
    </Part>
    <Part
      title="Density"
      words="A brand is regular or compact. Compact rows and gaps have 0.6 of the padding; targets keep 44 px."
    >
      <Density />
    </Part>
    <Part title="Do and don’t">
      <PracticePairs pairs={spacePractice} />
    </Part>
  </main>
);

const Part = ({ title, words, children }: { title: string; words?: string; children: ReactNode }) => (
  <section className="mb-10">
    <Heading>{title}</Heading>
    <Unstyled>
      <div className="q-root bg-transparent pt-2">
        {words && <p className="mt-0 mb-4 max-w-reading text-label text-ink-muted">{words}</p>}
        {children}
      </div>
    </Unstyled>
  </section>
);
