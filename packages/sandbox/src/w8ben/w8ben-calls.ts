import { getW8ben } from '@quayside/contract/calls/w8ben';
import { defineHandler } from '../server/handler.ts';
import { readStanding } from './standing.ts';

export const w8benHandlers = [defineHandler(getW8ben, (turn, _, { userId }) => readStanding(turn, userId))];
