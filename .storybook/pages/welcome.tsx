const picture = (id: string, language = 'en', skin = 'white') => `./pictures/${id}.${language}.${skin}.png`;

/** What a visitor may have come for. `to`: the address of a page or story, with the settings of the toolbar. */
const tasks = [
  {
    to: 'story/start-flow-maps-opening--all-screens',
    title: 'Review a screen',
    words: 'The screens of the opening, in the order in which a customer meets them. Each has its states.',
    pictures: [picture('screens-opening-how-to-open--empty'), picture('screens-opening-basic-information--filled')],
  },
  {
    to: 'story/screens-opening-identity-document--to-fix-upload-rejected-thai-black',
    title: 'Find a state',
    words: 'Press Ctrl K, or ⌘ K on a Mac, and type it. “upload rejected thai black” finds the screen that this opens.',
    pictures: [picture('screens-opening-basic-information--errors'), picture('screens-opening-status--opened')],
  },
  {
    to: 'story/screens-opening-contact--empty&globals=language:th;skin:black',
    title: 'Check a language',
    words: 'The toolbar has six languages, three skins and three text sizes. This opens a form in Thai on black.',
    pictures: [
      picture('screens-opening-contact--filled', 'th', 'black'),
      picture('screens-opening-basic-information--filled', 'th', 'white'),
    ],
  },
  {
    to: 'docs/components-all-components--docs',
    title: 'Copy a component',
    words: 'Each has an example with its code, when to use it, its parts, do and don’t, accessibility and tokens.',
    pictures: [],
  },
  {
    to: 'story/foundations-theme-editor--editor',
    title: 'Try a brand',
    words: 'Each of the four editions has a brand. The theme editor shows which contrasts your own colours break.',
    pictures: [],
  },
  {
    to: 'story/start-scenarios--to-fix-two-items',
    title: 'Follow a customer',
    words: 'Scenarios show where the app opens: with a draft, under review, sent back, opened or refused.',
    pictures: [],
  },
];

const pages = [
  ['docs/start-review-the-design--docs', 'How to review', 'What the toolbar and the search do'],
  ['docs/foundations-design-language--docs', 'Design language', 'Type, colour, shape and motion'],
  ['docs/guides-review-content-style--docs', 'Content style', 'How we write texts'],
  ['docs/foundations-design-language--docs', 'Accessibility', 'What we check, and what is not known yet'],
  ['docs/start-build-a-host--docs', 'Build a host', 'The app of a region, step by step'],
  ['docs/start-embed-a-flow--docs', 'Embed a flow', 'One flow in a page that you have'],
  ['docs/guides-build-build-the-server--docs', 'Build the server', 'The contract, as rules'],
  ['docs/guides-all-guides--docs', 'All guides', 'How everything works, and each package'],
] as const;

const link = 'block h-full rounded-card border border-line bg-surface-raised p-4 text-ink no-underline';

/** Renders the first page: what a visitor can do here, and where to read more. */
export const Welcome = () => (
  <div className="q-root flex flex-col gap-6 text-body text-ink">
    <h1 className="m-0 text-heading">Quayside</h1>
    <p className="m-0 text-ink-muted">
      Components, flows and apps for opening and managing brokerage accounts on the mobile web. Six languages, three
      skins, WCAG 2.2 AA.
    </p>
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-4 p-0">
      {tasks.map(({ to, title, words, pictures }) => (
        <li key={to}>
          <a className={link} href={`./?path=/${to}`} target="_top">
            {pictures.length > 0 && (
              <span aria-hidden className="mb-4 flex items-start justify-center gap-4">
                {pictures.map((src) => (
                  <img
                    key={src}
                    src={src}
                    alt=""
                    width={110}
                    height={238}
                    className="h-[238px] w-[110px] rounded-control border border-line object-cover object-top"
                  />
                ))}
              </span>
            )}
            <span className="block font-semibold">{title}</span>
            <span className="block text-ink-muted">{words}</span>
          </a>
        </li>
      ))}
    </ul>
    <h2 className="m-0 text-title">Read more</h2>
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-4 p-0">
      {pages.map(([to, title, words]) => (
        <li key={to}>
          <a className={link} href={`./?path=/${to}`} target="_top">
            <span className="block font-semibold">{title}</span>
            <span className="block text-ink-muted">{words}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
