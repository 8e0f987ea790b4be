/** The agreements of an application for CFDs, in the same form as in an opening. */
export { summary } from './agreement-info.ts';
