import { StoryPicture } from '../flow-maps/story-picture.tsx';

/** Tasks of a visitor. `to` is the address of a page or story, with the toolbar's settings. */
const tasks = [
  {
    to: 'story/start-flow-maps--opening',
    title: 'Review a screen',
    text: 'The screens of the opening, in the order in which a customer meets them. Each links to its states.',
    pictures: ['screens-opening-how-to-open--empty', 'screens-opening-basic-information--filled'],
  },
  {
    to: 'story/screens-opening-identity-document--to-fix-upload-rejected-thai-black',
    title: 'Find a state',
    text: 'Press Ctrl K, or ⌘ K on a Mac, and type it. “upload rejected thai black” finds the screen that this opens.',
    pictures: ['screens-opening-basic-information--errors', 'screens-opening-status--opened'],
  },
  {
    to: 'story/screens-opening-contact--empty&globals=language:th;skin:black',
    title: 'Check a language',
    text: 'The toolbar has six languages, three skins and three text sizes. This opens a form in Thai on black.',
    pictures: [
      'screens-opening-identity-document--to-fix-upload-rejected-thai-black',
      'screens-opening-basic-information--thai-errors',
    ],
  },
  {
    to: 'docs/components-all-components--docs',
    title: 'Copy a component',
    text: 'Each has an example with its code, its properties and keys, when to use it, and do and don’t.',
  },
  {
    to: 'docs/foundations-colours--docs&globals=edition:hk',
    title: 'Compare brands',
    text: 'The toolbar has the brands of four editions. The page of colours measures the contrast of each.',
  },
  {
    to: 'docs/start-scenarios--docs',
    title: 'Follow a customer',
    text: 'Scenarios show where the app opens: with a draft, under review, sent back, opened or refused.',
  },
  { to: 'docs/start-review-the-design--docs', title: 'How to review', text: 'What the toolbar and the search do.' },
  { to: 'docs/foundations-design-language--docs', title: 'Design language', text: 'Type, colour, shape and motion.' },
  { to: 'docs/guides-review-content-style--docs', title: 'Content style', text: 'How we write texts.' },
  { to: 'docs/start-build-a-host--docs', title: 'Build a host', text: 'The app of a region, step by step.' },
  { to: 'docs/start-embed-a-flow--docs', title: 'Embed a flow', text: 'One flow in a page that you have.' },
  { to: 'docs/guides-all-guides--docs', title: 'All guides', text: 'How everything works, and each package.' },
];

/** Renders the first page, with a link for each task of a visitor. */
export const Welcome = () => (
  <div className="q-root flex flex-col gap-6 text-body text-ink">
    <h1 className="m-0 text-heading">Quayside</h1>
    <p className="m-0 text-ink-muted">
      Components, flows and apps for opening and managing brokerage accounts on the mobile web. Six languages, three
      skins, WCAG 2.2 AA.
    </p>
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-4 p-0">
      {tasks.map(({ to, title, text, pictures = [] }) => (
        <li key={to}>
          <a
            className="block h-full rounded-card border border-line bg-surface-raised p-4 text-ink no-underline hover:border-accent"
            href={`./?path=/${to}`}
            target="_top"
          >
            <span aria-hidden className="flex justify-center gap-4">
              {pictures.map((story) => (
                <span key={story} className="mb-4">
                  <StoryPicture story={story} width={110} />
                </span>
              ))}
            </span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-ink-muted">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
