import { startApplication } from '@quayside/contract/calls/opening';
import { getW8ben, getW8bens } from '@quayside/contract/calls/w8ben';
import { acceptRefusedCall, changeData, changeResponse, codes, type Mutant } from './alter.ts';

type Json = Record<string, unknown>;
type Standing = Json & { readonly life: Json | null };

/** Creates a fault that changes the current form on file. */
const lifeOf = (alter: (life: Json) => Json) =>
  changeData(getW8ben, (data) => {
    const { life, ...rest } = data as Standing;
    return { ...rest, life: life && alter(life) };
  });

/** Faults that the checks of the profile `w8ben` must detect. */
export const w8benMutants: readonly Mutant[] = [
  {
    name: 'a W-8BEN without an account is empty instead of null',
    caughtBy: 'w8ben.none',
    change: changeResponse(getW8ben, (one) => (one.data === null ? { ...one, data: {} } : one)),
  },
  {
    name: 'a renewal starts without an account',
    caughtBy: 'w8ben.none',
    change: acceptRefusedCall(startApplication, codes.accountNotOpened),
  },
  {
    name: 'a form is valid for exactly three years',
    caughtBy: 'w8ben.on-file',
    change: lifeOf((life) => ({ ...life, validUntil: '2029-11-22' })),
  },
  {
    name: 'signed forms are not listed',
    caughtBy: 'w8ben.on-file',
    change: changeData(getW8ben, (data) => ({ ...data, forms: [] })),
  },
  {
    name: "the customer's own form is missing from the list",
    caughtBy: 'w8ben.on-file',
    change: changeResponse(getW8bens, (one) => ({ ...one, data: [] })),
  },
  {
    name: 'a form cannot be renewed before it expires',
    caughtBy: 'w8ben.ends',
    change: lifeOf((life) => (life.state === 'renew-soon' ? { ...life, state: 'valid', asks: [] } : life)),
  },
  {
    name: 'a form never expires',
    caughtBy: 'w8ben.ends',
    change: lifeOf((life) => (life.state === 'expired' ? { ...life, state: 'valid', asks: [] } : life)),
  },
  {
    name: 'any customer can change a form',
    caughtBy: 'w8ben.other-holder',
    change: acceptRefusedCall(startApplication, codes.notFound),
  },
  {
    name: 'the form of another holder returns null',
    caughtBy: 'w8ben.other-holder',
    change: acceptRefusedCall(getW8ben, codes.notFound, null),
  },
];
