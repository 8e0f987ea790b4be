import { getW8ben, getW8bens } from '@quayside/contract/calls/w8ben';
import { readStanding, readStandings } from '../../domain/overview/w8ben-standing.ts';
import { defineHandler } from '../transport/handler.ts';

/** Handlers of the calls that return W-8BENs on file. */
export const w8benHandlers = [
  defineHandler(getW8ben, (work, { holder }, { userId }) => readStanding(work, userId, holder)),
  defineHandler(getW8bens, (work, _, { userId }) => readStandings(work, userId)),
];
