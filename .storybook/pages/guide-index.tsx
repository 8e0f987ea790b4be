import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { guideGroups } from './guide-entries.ts';
import { resolveLink } from './places.ts';

/** Renders all pages in the groups of the sidebar, each with a sentence. */
export const GuideIndex = ({ text }: { text: string }) =>
  guideGroups(text).map(({ title, entries }) => (
    <section key={title} className="mb-10">
      <Heading>{title}</Heading>
      <Unstyled>
        <ul className="q-root m-0 grid list-none gap-x-10 gap-y-5 bg-transparent p-0 pt-5 md:grid-cols-2">
          {entries.map(({ name, target, sentence }) => {
            const { to, beside } = resolveLink(target, 'docs/README.md');
            return (
              <li key={target}>
                <a
                  href={to}
                  target={beside ? '_blank' : '_top'}
                  {...(beside && { rel: 'noreferrer' })}
                  className="font-semibold text-accent text-body underline-offset-2 hover:underline"
                >
                  {name}
                </a>
                {beside && <span className="ms-2 text-caption text-ink-muted">Markdown</span>}
                <p className="mt-0.5 mb-0 text-ink-muted text-label">{sentence.replaceAll('`', '')}</p>
              </li>
            );
          })}
        </ul>
      </Unstyled>
    </section>
  ));
