/** Of an application for CFDs: what an opening reads back. */
export { summary } from './agreement-info.ts';
