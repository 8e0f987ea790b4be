export { type Markup, type Page, renderPage } from './http/pages/layout.ts';
