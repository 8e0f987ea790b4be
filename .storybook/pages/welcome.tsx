import { Unstyled } from '@storybook/addon-docs/blocks';
import answers from '../pictures/screens-opening-check-your-answers--under-review-read-only.en.white.png?url';
import contact from '../pictures/screens-opening-contact--empty.th.black.png?url';
import begin from '../pictures/screens-opening-how-to-open--empty.en.white.png?url';
import opened from '../pictures/screens-opening-status--opened.en.blue.png?url';

const phones = [
  {
    picture: begin,
    story: 'screens-opening-how-to-open--empty',
    words: 'How to open an account',
  },
  {
    picture: contact,
    story: 'screens-opening-contact--empty&globals=language:th;skin:black',
    words: 'Contact details, in Thai on black',
  },
  {
    picture: answers,
    story: 'screens-opening-check-your-answers--under-review-read-only',
    words: 'Check your answers',
  },
  { picture: opened, story: 'screens-opening-status--opened&globals=skin:blue', words: 'Account opened, on blue' },
];

const doors = [
  {
    to: 'story/start-flow-maps-opening--all-screens',
    title: 'Screens',
    words: 'Every screen of every flow, in the order in which a customer meets them.',
  },
  {
    to: 'docs/components-all-components--docs',
    title: 'Components',
    words: 'A picture of each, with its use, anatomy, do and don’t, keys and tokens.',
  },
  {
    to: 'docs/foundations-design-language--docs',
    title: 'Foundations',
    words: 'Type, colour, shape and motion, and what an edition may change.',
  },
];

/** The top of the first page: four screens, three ways in, and how to search. */
export const WelcomeBand = () => (
  <Unstyled>
    <header className="q-root mb-10 bg-transparent">
      <h1 className="m-0 text-display">Quayside</h1>
      <p className="mt-2 mb-6 max-w-[38rem] text-body text-ink-muted">
        Components, flows and apps for opening and managing brokerage accounts on the mobile web. Six languages, three
        skins, WCAG 2.2 AA.
      </p>
      <ul className="m-0 mb-6 grid list-none grid-cols-2 gap-5 rounded-card bg-hero p-6 pb-0 md:grid-cols-4">
        {phones.map(({ picture, story, words }) => (
          <li key={story}>
            <a href={`./?path=/story/${story}`} target="_top" className="block">
              <img
                src={picture}
                alt={words}
                className="block aspect-[390/700] w-full rounded-t-[18px] object-cover object-top"
              />
            </a>
          </li>
        ))}
      </ul>
      <ul className="m-0 grid list-none gap-4 p-0 md:grid-cols-3">
        {doors.map(({ to, title, words }) => (
          <li key={title}>
            <a
              href={`./?path=/${to}`}
              target="_top"
              className="block h-full rounded-card border border-line-strong p-4 text-ink no-underline hover:border-accent"
            >
              <span className="block text-accent text-title">{title} →</span>
              <span className="mt-1 block text-ink-muted text-label">{words}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5 mb-0 text-label">
        Looking for one state? Press <Key>Ctrl</Key> <Key>K</Key> (<Key>⌘</Key> <Key>K</Key> on a Mac) and type it, such
        as “upload rejected”.
      </p>
    </header>
  </Unstyled>
);

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-[4px] border border-line-strong bg-surface-sunken px-1.5 text-caption">{children}</kbd>
);
