import { codes } from '@quayside/contract/envelope';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../kernel/refusal.ts';
import { openMemory } from '../../sandbox.ts';
import { type PcOpening, readPcOpening, refusePc, setPcOpening } from './refuse-pc.ts';

const pc = { deviceType: 't4', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36' };
const phone = { ...pc, userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36' };
const app = { ...pc, deviceType: 't1' };

const ends = (opening: PcOpening | undefined, opened: Parameters<typeof refusePc>[1], device: typeof pc) =>
  openMemory().transaction(async (tables) => {
    if (opening) await setPcOpening(tables, opening);
    expect(await readPcOpening(tables)).toBe(opening ?? 'allowed');
    return refusePc({ tables } as Parameters<typeof refusePc>[0], opened, device).then(
      () => 'accepted',
      (error: Refusal) => error.code,
    );
  });

describe('MSG-27 an opening on a PC', () => {
  test.each([
    ['is refused while PCs are refused', 'refused', { flow: 'opening' }, pc, codes.pcRefused],
    ['is refused for a second holder', 'refused', { flow: 'joint' }, pc, codes.pcRefused],
    ['is accepted while PCs are allowed', 'allowed', { flow: 'opening' }, pc, 'accepted'],
    ['is accepted by default', undefined, { flow: 'opening' }, pc, 'accepted'],
    ['is accepted on a phone', 'refused', { flow: 'opening' }, phone, 'accepted'],
    ['is accepted in the native app', 'refused', { flow: 'opening' }, app, 'accepted'],
    ['is accepted for a flow that opens no account', 'refused', { flow: 'w8ben' }, pc, 'accepted'],
    [
      'is accepted for an unknown application',
      'refused',
      { applicationId: '018f0000-0000-7000-8000-000000000000' },
      pc,
      'accepted',
    ],
  ] as const)('MSG-27 decides about an opening on a PC, which %s', async (_, opening, opened, device, end) => {
    expect(await ends(opening, opened, device)).toBe(end);
  });

  test('MSG-27 refuses an opening on a PC after the setting changes back', async () => {
    const decided = openMemory().transaction(async (tables) => {
      await setPcOpening(tables, 'allowed');
      await setPcOpening(tables, 'refused');
      return readPcOpening(tables);
    });
    expect(await decided).toBe('refused');
  });
});
