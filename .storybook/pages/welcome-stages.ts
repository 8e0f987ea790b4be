import { createElement as h } from 'react';
import { brand as hk } from '../../hosts/hk/src/brand.ts';
import { wordmarkDrawing as hkWordmark } from '../../hosts/hk/src/wordmark.ts';
import { brand as mainland } from '../../hosts/mainland/src/brand.ts';
import { wordmarkDrawing as mainlandWordmark } from '../../hosts/mainland/src/wordmark.ts';
import { brand as pro } from '../../hosts/pro/src/brand.ts';
import { wordmarkDrawing as proWordmark } from '../../hosts/pro/src/wordmark.ts';
import { brand as sg } from '../../hosts/sg/src/brand.ts';
import { wordmarkDrawing as sgWordmark } from '../../hosts/sg/src/wordmark.ts';

const editions = {
  sg: { brand: sg, wordmark: sgWordmark },
  hk: { brand: hk, wordmark: hkWordmark },
  mainland: { brand: mainland, wordmark: mainlandWordmark },
  /** Its app opens in the black skin. */
  pro: { brand: pro, wordmark: proWordmark, night: { ground: '#0b1214', onAccent: '#1f1401' } },
};

type Wordmark = { readonly width: number; readonly height: number; readonly path: string };

/** The name of an edition as its app draws it. */
const wordmarkOf = ({ width, height, path }: Wordmark) =>
  h(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width: `${width / 100}em`, height: `${height / 100}em`, fill: '#ffffff' },
    h('path', { d: path }),
  );

/** The four editions, each with its wordmark, in the colours, the corners and the hero of its own brand. */
export const EditionsStage = () =>
  h(
    'span',
    { className: 'editions' },
    Object.entries(editions).map(([host, edition]) => {
      const { colours, radius } = edition.brand;
      const night = 'night' in edition ? edition.night : undefined;
      return h(
        'span',
        { key: host, className: 'edition', style: { borderRadius: radius, background: night?.ground } },
        h(
          'span',
          { className: 'edition-hero', style: { background: colours.hero } },
          h('img', { src: `./brands/${host}/hero.svg`, alt: '', width: 390, height: 180, loading: 'lazy' }),
          wordmarkOf(edition.wordmark),
        ),
        h(
          'span',
          {
            className: 'edition-action',
            style: {
              background: night ? colours.nightAccent : colours.accent,
              color: night?.onAccent,
              borderRadius: radius,
            },
          },
          'Open an account',
        ),
      );
    }),
  );

/** A field, an uploader and a button, drawn by rules alone, so that they are there with the page. */
export const ComponentsStage = () =>
  h(
    'span',
    { className: 'samples' },
    h('span', { className: 'sample-label' }, 'Full name'),
    h('span', { className: 'sample-field' }, 'Tan Mei Ling'),
    h(
      'span',
      { className: 'sample-upload' },
      h(
        'svg',
        { viewBox: '0 0 24 24', width: 20, height: 20, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
        h('path', { d: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z', strokeLinejoin: 'round' }),
      ),
      'Upload passport',
    ),
    h('span', { className: 'sample-button' }, 'Continue'),
  );
