import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';
import { Anatomy } from './anatomy.tsx';
import { ComponentLink, GuideSentence } from './guide-text.tsx';
import { PracticePairs } from './practice-pairs.tsx';

type GuideSectionsProps = {
  guide: Guide;
  /** The id of the documentation page of the component. */
  page: string | undefined;
  /** The properties of the component, after its anatomy. */
  children: ReactNode;
};

/** Renders the guide of a component: first what it consists of, then how it works, then when to use it. */
export const GuideSections = ({ guide, page, children }: GuideSectionsProps) => (
  <>
    <Section title="Anatomy">
      <Anatomy anatomy={guide.anatomy} page={page} />
    </Section>
    {children}
    <Section title="Accessibility">
      <Accessibility {...guide.accessibility} />
    </Section>
    <Section title="When to use it">
      <Bullets>{guide.use}</Bullets>
    </Section>
    <Section title="When not to use it">
      <ul className="m-0 flex list-disc flex-col gap-1.5 pl-6">
        {guide.instead.map(({ when, use }) => (
          <li key={when}>
            <GuideSentence>{when}</GuideSentence> <ComponentLink folder={use} />
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Do and don’t">
      <PracticePairs pairs={guide.practice} />
    </Section>
    <Section title="Content">
      <Bullets>{guide.content}</Bullets>
    </Section>
  </>
);

function Accessibility({ role, keys, says, notes }: Guide['accessibility']) {
  return (
    <>
      <p className="m-0 mb-4">
        <GuideSentence>{role}</GuideSentence>
      </p>
      {keys && (
        <table className="mb-4 w-full border-collapse text-left">
          <thead>
            <tr className="border-line-strong border-b">
              <th scope="col" className="w-48 py-2 pr-4 font-semibold text-label">
                Key
              </th>
              <th scope="col" className="py-2 font-semibold text-label">
                What it does
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key} className="border-line border-b">
                <th scope="row" className="py-2 pr-4 align-top font-normal">
                  {key.split(' ').map((one) => (
                    <kbd
                      key={one}
                      className="mr-1 inline-block rounded-[4px] border border-line-strong bg-surface-sunken px-1.5 text-caption"
                    >
                      {one}
                    </kbd>
                  ))}
                </th>
                <td className="py-2 align-top">
                  <GuideSentence>{does}</GuideSentence>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {says && (
        <figure className="m-0 mb-4 border-accent border-l-4 bg-surface-sunken px-4 py-3">
          <figcaption className="mb-1 text-caption text-ink-muted">A screen reader says</figcaption>
          {says.map((line) => (
            <p key={line} className="m-0">
              <GuideSentence>{line}</GuideSentence>
            </p>
          ))}
        </figure>
      )}
      {notes && <Bullets>{notes}</Bullets>}
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-10">
    <Heading>{title}</Heading>
    <Unstyled>
      <div className="q-root bg-transparent pt-2 text-body">{children}</div>
    </Unstyled>
  </section>
);

const Bullets = ({ children }: { children: readonly string[] }) => (
  <ul className="m-0 flex list-disc flex-col gap-1.5 pl-6">
    {children.map((words) => (
      <li key={words}>
        <GuideSentence>{words}</GuideSentence>
      </li>
    ))}
  </ul>
);
