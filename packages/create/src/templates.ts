export type Template = {
  /** What the project is, for the list of choices. */
  readonly title: string;
  /** The folder in examples/ whose files it has. */
  readonly example: string;
  /** The files of examples/shared that it has too. */
  readonly shared: readonly string[];
  /** The files of the contract that it has too. */
  readonly contract?: readonly string[];
  readonly scripts: { readonly start: string; readonly test: string };
  /** The packages of Quayside that only its scripts need. */
  readonly tools: readonly string[];
  /** Further commands before `npm start`. */
  readonly setup?: readonly string[];
};

const ofApp = ['start.mjs', 'start-app.mjs', 'app.test.mjs'];
const app = { tools: ['@quayside/sandbox'], shared: [...ofApp, 'broker.mjs'] };
const server = { tools: ['@quayside/conformance'], shared: ['start-app.mjs', 'server.test.mjs'] };
const appScripts = (start: string) => ({ start: `node start.mjs ${start}`, test: 'node --test app.test.mjs' });

export const templates = {
  edition: {
    ...app,
    title: 'The app of a region',
    example: 'edition-my',
    shared: ofApp,
    scripts: appScripts('node serve.ts'),
  },
  react: { ...app, title: 'A flow in a React page', example: 'react', scripts: appScripts('vite') },
  vue: { ...app, title: 'A flow in a Vue page', example: 'vue', scripts: appScripts('vite') },
  next: { ...app, title: 'A flow in a Next.js app', example: 'next-app', scripts: appScripts('next dev') },
  html: {
    ...app,
    title: 'A flow in a page without a framework',
    example: 'plain-html',
    scripts: appScripts('node serve.mjs'),
  },
  'server-typescript': {
    ...server,
    title: 'A server in TypeScript',
    example: 'backend-node',
    scripts: { start: 'node src/server.ts', test: 'node --test server.test.mjs' },
  },
  'server-python': {
    ...server,
    title: 'A server in Python',
    example: 'backend-python',
    contract: ['openapi.json', 'reference-lists.json'],
    scripts: { start: 'python3 -m backend --test-interface', test: 'node --test server.test.mjs' },
    setup: ['pip install -r requirements.txt'],
  },
} as const satisfies Readonly<Record<string, Template>>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as readonly TemplateName[];
