import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPdfFlag } from './pdf-flag.ts';

/** Compresses a text whose characters are bytes. */
const deflated = (content: string) => deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
const flagOf = (pdf: string) => findPdfFlag(new Uint8Array(Buffer.from(pdf, 'latin1')));

const space = fc.constantFrom(
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\f',
  '\0',
  '% note\n',
  '%>>\r',
  '% 1 0 obj <<\n',
  '%(\n',
  '\n%\n ',
);
const gap = fc.array(space, { maxLength: 3 }).map((all) => all.join(''));

/** Generates spellings of a PDF name with some characters escaped, as 7.3.5 allows. */
const written = (name: string) =>
  fc.array(fc.constantFrom('plain', 'upper', 'lower'), { minLength: name.length, maxLength: name.length }).map(
    (ways) =>
      `/${[...name]
        .map((letter, index) => {
          const hex = letter.charCodeAt(0).toString(16);
          return ways[index] === 'plain' ? letter : `#${ways[index] === 'upper' ? hex.toUpperCase() : hex}`;
        })
        .join('')}`,
  );

const script = fc
  .constantFrom(
    ['S', 'JavaScript'],
    ['JS', ''],
    ['OpenAction', ''],
    ['AA', ''],
    ['S', 'Launch'],
    ['EF', ''],
    ['XFA', ''],
    ['OnInstantiate', ''],
  )
  .chain(([key = '', value = '']) =>
    fc.tuple(
      written(key),
      gap,
      value ? written(value) : fc.constantFrom('(app.alert(1))', '<6162>', '[', '<<', '/'),
      gap,
    ),
  )
  .map((parts) => `<<${parts.join('')}>>`);

/** Generates dictionary entries that mislead a search for words instead of tokens. */
const decoy = fc.constantFrom(
  '/X( obj )',
  '/X(stream)',
  '/X(endobj endstream)',
  '/X(>>stream\n)',
  '/X(\\)>>)',
  '/X(a(b)c)',
  '/X<6f626a>',
  '/X[(]) /Y]',
  '/X<</Length 3>>',
  '/X<</Filter/ASCIIHexDecode>>',
  '/Filtered/FlateDecode',
  '/Length 9 0 R',
  '',
);

/** Generates the keys that mark an object stream. The last ones suffice only for some viewers. */
const kind = fc.constantFrom(
  [
    ['Type', 'ObjStm'],
    ['N', '1'],
    ['First', '4'],
  ],
  [
    ['N', '1'],
    ['First', '4'],
  ],
  [['N', '1']],
);

/** Generates filters, each with the function that compresses accordingly. */
const filter = fc.constantFrom<readonly [readonly string[], (content: string) => string]>(
  [['Filter', 'FlateDecode'], deflated],
  [['Filter', '[FlateDecode]'], deflated],
  [['Filter', 'Fl'], deflated],
  [['F', 'FlateDecode'], deflated],
  [['Filter', '9 0 R'], deflated],
  [['Filter', '[FlateDecode FlateDecode]'], (content) => deflated(deflated(content))],
  [['Filter', '[ASCIIHexDecode FlateDecode]'], (content) => Buffer.from(deflated(content), 'latin1').toString('hex')],
  [['Filter', 'ASCIIHexDecode'], (content) => Buffer.from(content, 'latin1').toString('hex')],
  [['Filter', 'FlateDecode', 'DecodeParms', '<<>>'], deflated],
  [['Filter', 'ASCIIHexDecode', 'Filter', 'FlateDecode'], deflated],
);

const entry = (key: string, value: string) =>
  fc
    .tuple(
      written(key),
      gap,
      // names among the values are escaped too
      /^[A-Z]/.test(value) ? written(value) : fc.constant(value.replace(/(?<=[[ ])[A-Z]/g, (first) => `/${first}`)),
    )
    .chain(([name, between, rest]) =>
      space.map((after) => `${name}${/^[\d]/.test(rest) ? between || ' ' : between}${rest}${after}`),
    );

const objectStream = fc
  .tuple(kind, filter, script, fc.array(decoy, { maxLength: 3 }))
  .chain(([says, [filters, pack], hidden, decoys]) => {
    const pairs = [
      ...says,
      ...Array.from({ length: filters.length / 2 }, (_, at) => filters.slice(2 * at, 2 * at + 2)),
    ];
    return fc
      .tuple(...pairs.map(([key = '', value = '']) => entry(key, value)))
      .chain((entries) => fc.shuffledSubarray([...entries, ...decoys], { minLength: entries.length + decoys.length }))
      .chain((entries) =>
        fc
          .tuple(gap, gap, gap, fc.constantFrom('\n', '\r\n', '\r', ' \n', '  \r\n', '\t\n', '%\n', ''))
          .map(([before, within, after, end]) =>
            [
              `7 0 obj${before}<<${within}${entries.join('')}>>${after}stream${end}`,
              `${pack(`7 0 ${hidden}`)}\nendstream endobj`,
            ].join(''),
          ),
      );
  });

/** Generates places at which a viewer that follows an offset would read an object. */
const place = fc.constantFrom<(object: string) => string>(
  (object) => object,
  (object) => `1 0 obj<</Note(${object})>>endobj`,
  (object) => `1 0 obj<</Note(\\(${object})>>endobj`,
  (object) => `1 0 obj<</Length 9>>stream\n${object}\nendstream endobj`,
  (object) => `1 0 obj(${object}`,
  (object) => `1 0 obj<</Length 9>>endobj\n%${object}`,
  (object) => `1 0 obj<</First 1/N 1/Filter/FlateDecode>>stream\n${deflated('1 0 <<>>')}\nendstream endobj ${object}`,
);

test('flags a hidden script in any encoding', async () => {
  const object = fc.oneof(
    objectStream,
    script.map((hidden) => `7 0 obj${hidden}endobj`),
  );
  await fc.assert(
    fc.asyncProperty(object, place, gap, async (hidden, within, before) => {
      expect(await flagOf(`%PDF-1.7\n${before}\n${within(hidden)}\ntrailer<</Root 1 0 R>>`)).toBe('pdf-active');
    }),
  );
});

const streamOf = (dictionary: string, content: string) =>
  `%PDF-1.7\n1 0 obj<<${dictionary}>>stream\n${content}\nendstream endobj`;

test.each([
  ['an object stream without a script', streamOf('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflated('7 0 <<>>'))],
  ['entries as text', streamOf('/X( obj )/N 1/First 4/Filter[/FlateDecode]', deflated('7 0 <</A(x)>>'))],
  ['a colour profile', streamOf('/N 3/Alternate/DeviceRGB/Filter/FlateDecode', deflated('profile'))],
  ['a profile that is not compressed', streamOf('/N 3', 'profile')],
  ['a picture', streamOf('/Subtype/Image/ColorSpace[/Separation/K 5 0 R<</N 1>>]/Filter/DCTDecode', '\xff\xd8')],
  ['a page of two compressions', streamOf('/Length 9/Filter[/ASCII85Decode/FlateDecode]', 'x~>')],
  ['a page without compression', streamOf('/Length 40', 'BT (income stream of 5% >) Tj ET')],
  ['an encrypted file whose names can be read', `${streamOf('/Length 9', 'xyz')} trailer<</Encrypt 5 0 R>>`],
  ['a long array', `%PDF-1.7\n1 0 obj<</Kids[${'9 0 R '.repeat(2000)}]>>endobj`],
])('does not flag a PDF with %s as active', async (_name, pdf) => {
  expect(await flagOf(pdf)).toBe('pdf-unscanned');
});

test.each([
  ['an encrypted object stream', `${streamOf('/N 1/First 4', '7 0 <<>>')} trailer<</Encrypt 5 0 R>>`],
  ['a key after thousands of others', streamOf(`${'/A 1'.repeat(2000)}/N 1`, 'x')],
  ['an object stream without an end', '%PDF-1.7\n1 0 obj<</N 1/First 4/Filter/FlateDecode>>stream\nx'],
  ['a dictionary without an end', '%PDF-1.7\n1 0 obj<</A (b'],
  ['overlapping brackets', '%PDF-1.7\n1 0 obj<</A [<<]>>>>endobj'],
  ['a dictionary outside of an object', '%PDF-1.7\n<</N 1>>stream\nx\nendstream'],
])('flags a PDF with %s as active, because viewers may read it differently', async (_name, pdf) => {
  expect(await flagOf(pdf)).toBe('pdf-active');
});

/** Size at which each file would take half a minute or more if the time grew with the product of two sizes. */
const MEGABYTE = 1024 * 1024;
test.each([
  [
    'a thousand object streams and much else',
    `${streamOf('/Type/ObjStm/Filter/FlateDecode', deflated('x')).repeat(1000)}${'x'.repeat(2 * MEGABYTE)}`,
    'pdf-unscanned',
  ],
  ['very many object streams', streamOf('/N 1/Filter/FlateDecode', deflated('x')).repeat(6000), 'pdf-active'],
  [
    'a small file of many names',
    streamOf('/N 1/Filter/FlateDecode', deflated('/A'.repeat(17 * MEGABYTE))),
    'pdf-active',
  ],
  ['objects in objects', `1 0 obj<</A(${'obj<<('.repeat(MEGABYTE / 4)}`, 'pdf-active'],
  ['objects in texts', `1 0 obj<</A(${'obj<</B('.repeat(MEGABYTE / 4)}${')>>'.repeat(MEGABYTE / 4)})>>`, 'pdf-active'],
  ['objects in a comment', '%obj '.repeat(MEGABYTE / 4), 'pdf-active'],
  ['the word for an object', 'obj'.repeat(MEGABYTE), 'pdf-unscanned'],
  ['the word for a stream', `%${'stream'.repeat(MEGABYTE / 4)}`, 'pdf-active'],
  ['spaces', `obj${' '.repeat(2 * MEGABYTE)}`, 'pdf-unscanned'],
  ['slashes', '/'.repeat(2 * MEGABYTE), 'pdf-unscanned'],
])('reads %s in linear time', async (_name, pdf, flag) => {
  expect(await flagOf(pdf)).toBe(flag);
});
