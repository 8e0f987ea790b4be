import { createDocumentReader } from '@quayside/capture/document-reader';
import type { ExpectedPhoto } from '@quayside/testing/document-photos';
import model from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    documentPhoto: (seed: number, next?: number) => Promise<ExpectedPhoto>;
    photoPlan: () => Promise<{ first: number; photos: number }>;
  }
}

const today = '2026-11-22';
/** The countries of the photographed documents, by their code in the machine-readable zone. */
const countries: Readonly<Record<string, string>> = {
  SGP: 'SG',
  MYS: 'MY',
  CHN: 'CN',
  THA: 'TH',
  JPN: 'JP',
  GBR: 'GB',
  IND: 'IN',
  IDN: 'ID',
  D: 'DE',
};
/** The fields that a reading must contain to count as read. A prefilled form then lacks at most name, gender and nationality. */
const counted = ['number', 'birthDate', 'expiresOn'] as const;

type Result = {
  readonly photo: Omit<ExpectedPhoto, 'jpeg'>;
  readonly read: Readonly<Record<string, string>>;
  readonly wrong: readonly string[];
  readonly ms: number;
};

test('RULE-07 the document reader reads photos of documents on the device without a wrong value', {
  tags: ['night'],
}, async () => {
  vi.stubGlobal('navigator', {}); // without network information
  const { first, photos } = await commands.photoPlan();
  // With a distance of 14 seeds, a few photos cover all disturbances and sizes.
  const seeds = Array.from({ length: photos }, (_, index) => first + index * (photos < 200 ? 14 : 1));
  const reader = createDocumentReader({ model: new URL(model, location.href).href, timeout: 60_000 });
  const results: Result[] = [];
  for (const [index, seed] of seeds.entries()) {
    const { jpeg, ...photo } = await commands.documentPhoto(seed, seeds[index + 1]);
    const file = await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob();
    const start = performance.now();
    const read = (await reader.read(file, { signal: new AbortController().signal, today })) ?? {};
    const wrong = wrongIn(read, photo);
    const ms = performance.now() - start;
    if (photos > 12) console.log(JSON.stringify({ seed, ms: Math.round(ms), wrong, read: Object.keys(read).length }));
    results.push({ photo, read, wrong, ms });
  }
  vi.unstubAllGlobals();
  if (photos > 12) console.log(report(first, results));
  expect(results.flatMap(({ photo, wrong }) => wrong.map((field) => `photo ${photo.seed}: ${field}`))).toEqual([]);
  const readable = results.filter(({ photo }) => photo.disturbance !== 'beyond');
  expect(readable.filter(isRead).length / readable.length).toBeGreaterThanOrEqual(0.9);
});

const isRead = ({ read }: Result) => counted.every((field) => read[field] !== undefined);

function wrongIn(read: object, { values }: Pick<ExpectedPhoto, 'values'>): readonly string[] {
  return Object.entries(read)
    .filter(([field, value]) => {
      const stated = values[field];
      const expected = field === 'nationality' || field === 'issuer' ? countries[stated ?? ''] : stated;
      return field !== 'documentType' && value !== expected;
    })
    .map(([field]) => field);
}

/** Returns the results as the Markdown table in docs/services.md#document-reader. */
function report(first: number, results: readonly Result[]): string {
  const rows = [
    ...groupedBy(results, ({ photo }) => photo.size),
    ...groupedBy(results, ({ photo }) => photo.disturbance),
    ['all readable', results.filter(({ photo }) => photo.disturbance !== 'beyond')] as const,
  ].map(([name, group]) => {
    const has = (field: string) =>
      `${Math.round((100 * group.filter(({ read }) => read[field] !== undefined).length) / group.length)} %`;
    const times = group.map(({ ms }) => ms).sort((a, b) => a - b);
    const wrong = group.reduce((sum, one) => sum + one.wrong.length, 0);
    const share = `${((100 * group.filter(isRead).length) / group.length).toFixed(1)} %`;
    return `| ${name} | ${group.length} | ${share} | ${has('surname')} | ${has('gender')} | ${has('nationality')} | ${wrong} | ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} |`;
  });
  return [
    `Seeds ${first} to ${results.at(-1)?.photo.seed}`,
    '| photos | number | number and dates | name | gender | nationality | wrong values | ms (median) |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const groupedBy = (results: readonly Result[], key: (result: Result) => string) =>
  [...new Set(results.map(key))].map((name) => [name, results.filter((result) => key(result) === name)] as const);
