import facts from 'virtual:kit-facts';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';
import { Anatomy } from './anatomy.tsx';
import { PracticePairs } from './practice-pairs.tsx';
import { TokensUsed } from './tokens-used.tsx';
import { ComponentLink, Sentence } from './words.tsx';

type GuideSectionsProps = { guide: Guide; folder: string };

export function GuideSections({ guide, folder }: GuideSectionsProps) {
  const { use, instead, anatomy, practice, accessibility, content } = guide;
  return (
    <>
      <Section title="When to use it">
        <Bullets>{use}</Bullets>
      </Section>
      <Section title="When not to use it">
        <ul className="m-0 flex list-disc flex-col gap-1.5 pl-6">
          {instead.map((one) => (
            <li key={one.when}>
              <Sentence>{one.when}</Sentence> <ComponentLink folder={one.use} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Anatomy">
        <Anatomy {...anatomy} folder={folder} />
      </Section>
      <Section title="Do and don’t">
        <PracticePairs pairs={practice} />
      </Section>
      <Section title="Content">
        <Bullets>{content}</Bullets>
      </Section>
      <Section title="Accessibility">
        <Accessibility {...accessibility} />
      </Section>
      <Section title="Tokens">
        <TokensUsed folder={folder} />
        {facts[folder]?.contains.length ? (
          <p className="m-0 mt-3 text-label">
            It contains{' '}
            {facts[folder].contains.map((other, at) => (
              <span key={other}>
                {at > 0 && ', '}
                <ComponentLink folder={other} />
              </span>
            ))}
            , with tokens of their own.
          </p>
        ) : null}
      </Section>
    </>
  );
}

function Accessibility({ role, keys, says, notes }: Guide['accessibility']) {
  return (
    <>
      <p className="m-0 mb-4">
        <Sentence>{role}</Sentence>
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
                  <Sentence>{does}</Sentence>
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
              <Sentence>{line}</Sentence>
            </p>
          ))}
        </figure>
      )}
      {notes && <Bullets>{notes}</Bullets>}
      <p className="mt-4 mb-0 text-ink-muted text-label">
        Tested at every change: each story below with axe in the white, black and blue skin, and every target for 44 px.
        No screen reader on a real device has read it yet:{' '}
        <a href="./?path=/docs/foundations-design-language--docs" target="_top" className="text-accent underline">
          what is known
        </a>
        .
      </p>
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
        <Sentence>{words}</Sentence>
      </li>
    ))}
  </ul>
);
