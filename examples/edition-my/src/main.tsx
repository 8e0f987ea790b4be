import '@quayside/host/app.css';
import './brand.css';
import { start } from '@quayside/host/start';
import { edition } from './edition.ts';

const root = document.getElementById('root');
if (root) void start(edition, root);
