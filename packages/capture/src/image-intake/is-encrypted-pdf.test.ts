import { expect, test } from 'vitest';
import { isEncryptedPdf } from './is-encrypted-pdf.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const pages = (length: number) => '\u00e2'.repeat(length);

test.each([
  [
    'a trailer',
    `%PDF-1.4\n${pages(3_000_000)}trailer\n<</Size 9/Root 1 0 R /Encrypt 8 0 R/ID[<0><0>]>>\nstartxref\n9\n%%EOF`,
  ],
  ['a trailer with line ends', `%PDF-1.4\ntrailer <</Encrypt\r\n8\r\n0\r\nR>>`],
  ['a trailer with the dictionary', '%PDF-1.4\ntrailer <</Encrypt<</Filter/Standard/V 2>>>>'],
  ['a cross-reference stream', `%PDF-1.5\n7 0 obj<</Type/XRef/Encrypt 8 0 R>>stream\n${pages(500_000)}endstream`],
  [
    'the first trailer of a linearised file',
    `%PDF-1.6\n${pages(9000)}trailer<</Encrypt 8 0 R>>${pages(3_000_000)}trailer<</Size 9>>`,
  ],
])('finds the encryption of a PDF in %s', (_, text) => expect(isEncryptedPdf(bytes(text))).toBe(true));

test.each([
  ['without encryption', '%PDF-1.4\ntrailer <</Size 9/Root 1 0 R>>'],
  ['with another name', '%PDF-1.4\n<</EncryptMetadata false>> trailer <</EncryptX 8 0 R>>'],
  ['with the word in its text', '%PDF-1.4\n(Use /Encrypt to lock a file) trailer <</Size 9>>'],
  ['without content', ''],
])('finds no encryption in a PDF %s', (_, text) => expect(isEncryptedPdf(bytes(text))).toBe(false));
