import * as z from 'zod/mini';
import type { Call } from '../../packages/contract/src/call.ts';
import type { Entry } from './entry.ts';

type Schema = {
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
};

/** A call with everything that its request takes and its answer holds. */
export function entriesOfCall({ name, verb, path, request, response }: Call): Entry[] {
  const sides = [
    ...pathsIn(z.toJSONSchema(request, { io: 'input' }) as Schema, 'request'),
    ...pathsIn(z.toJSONSchema(response, { io: 'output' }) as Schema, 'response'),
  ];
  return [`call ${name} ${verb}:${path}`, ...[...new Set(sides)].map((side): Entry => `wire ${name} ${side}`)];
}

function pathsIn({ properties = {}, required = [], items, anyOf = [] }: Schema, at: string): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      `${at}.${name}${required.includes(name) ? '' : '?'}`,
      ...pathsIn(inner, `${at}.${name}`),
    ]),
    ...(items ? pathsIn(items, `${at}[]`) : []),
    ...anyOf.flatMap((side) => pathsIn(side, at)),
  ];
}
