import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { editionNames } from '../../packages/platform/src/app-type.ts';

const text = z.string().check(z.minLength(1));
/** The sandbox needs the optional fields for an edition other than the four specified ones. */
const facts = z.object({
  title: text,
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  country: z.optional(text),
  exampleMobile: z.optional(text),
  service: z.optional(z.object({ phone: text, timeZone: text })),
});
const manifest = z.object({ quayside: facts });

/** The field `quayside` in the package.json of a host, with its folder as the name. */
export type Host = z.infer<typeof facts> & { readonly name: string };

/** Thrown if the package.json of a host lacks the title or the port. */
export class HostManifestError extends Error {
  override readonly name = 'HostManifestError';
  constructor(file: string) {
    super(`${file} needs a title and a port: "quayside": { "title": "Singapore", "port": 4012 }.`);
  }
}

/** Returns the hosts in a folder: Singapore, the other specified ones, then further ones by name. Throws HostManifestError. */
export function readHosts(folder: string): readonly Host[] {
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
