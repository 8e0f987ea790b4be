import { getW8ben, getW8bens } from '@quayside/contract/calls/w8ben';
import { defineHandler } from '../server/handler.ts';
import { readStanding, readStandings } from './standing.ts';

export const w8benHandlers = [
  defineHandler(getW8ben, (turn, { holder }, { userId }) => readStanding(turn, userId, holder)),
  defineHandler(getW8bens, (turn, _, { userId }) => readStandings(turn, userId)),
];
