import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { editionNames } from '../../packages/platform/src/app-type.ts';

const text = z.string().check(z.minLength(1));
/** The schema of `quayside` in a host's package.json. The sandbox needs the optional fields for an edition other than the four specified ones. */
const facts = z.object({
  title: text,
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  country: z.optional(text),
  exampleMobile: z.optional(text),
  service: z.optional(z.object({ phone: text, timeZone: text })),
});
const manifest = z.object({ quayside: facts });

/** The field `quayside` in the package.json of a host. `name` is the name of its folder. */
export type HostFacts = z.infer<typeof facts> & { readonly name: string };

/** Thrown if `quayside` in the package.json of a host is missing or invalid. */
export class HostManifestError extends Error {
  override readonly name = 'HostManifestError';
  constructor(file: string) {
    super(`${file} needs a title and a port: "quayside": { "title": "Singapore", "port": 4012 }.`);
  }
}

/**
 * Returns the hosts in a folder: Singapore first, then the other specified editions, then further ones by name. Throws
 * HostManifestError if the package.json of one is invalid.
 */
export function readHosts(folder: string): readonly HostFacts[] {
  const order = (name: string) => editionNames.findIndex((one) => one === name) >>> 0; // -1 becomes the highest number
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .toSorted((a, b) => order(a) - order(b) || a.localeCompare(b))
    .map((name) => {
      const file = join(folder, name, 'package.json');
      const { success, data } = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (!success) throw new HostManifestError(file);
      return { name, ...data.quayside };
    });
}
