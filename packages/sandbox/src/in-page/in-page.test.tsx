import type { Application } from '@quayside/contract/application';
import { getApplication, uploadDocument } from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { codes } from '@quayside/contract/envelope';
import { describe, expect, test } from 'vitest';
import type { ApplicationFixture } from '../development/seeds/application-fixture.ts';
import { TestClient } from '../testing/client.ts';
import { canvasImages } from './canvas-images.ts';
import { openInPage, repeatableRandom } from './in-page.ts';

const now = new Date('2026-11-21T04:05:00Z');

async function signedIn(given: ApplicationFixture, seed = 1) {
  const { fetch, stage } = await openInPage({ clock: () => now, random: repeatableRandom(seed) });
  const { loginCode } = await stage.customer(given);
  const client = new TestClient(fetch, { now: () => now.getTime() });
  return { stage, client: Object.assign(client, await client.call(exchangeLoginCode, { loginCode })) };
}

const applicationOf = (client: TestClient) => client.call(getApplication, { flow: 'opening' });

describe('the sandbox within a page', () => {
  test('runs an application in the page from the start to a returned review', async () => {
    const { client } = await signedIn({
      through: 'all',
      state: 'action-needed',
      rejected: { 'address-proof': { code: 'too-old', note: 'It was issued in May.' } },
    });
    const application = await applicationOf(client);
    expect(application?.state).toBe('action-needed');
    expect(application?.requirements.filter(({ status }) => status === 'rejected')).toEqual([
      expect.objectContaining({ id: 'address-proof', reason: { code: 'too-old', note: 'It was issued in May.' } }),
    ]);
  });

  test('shows the same references for the same seed', async () => {
    const reference = async (seed: number) => {
      const { client } = await signedIn({ through: 'all', state: 'under-review' }, seed);
      return (await applicationOf(client))?.reference;
    };
    expect(await reference(1)).toBe(await reference(1));
    expect(await reference(1)).not.toBe(await reference(2));
  });

  test('applies planned faults in the page as on a port', async () => {
    const { client, stage } = await signedIn({ through: 'choose' });
    await stage.plan([{ path: 'get-application', times: 1, kind: 'drop' }]);
    await expect(applicationOf(client)).rejects.toThrow('dropped this connection');
    expect((await applicationOf(client))?.state).toBe('draft');
  });

  test('refuses files that are not pictures', async () => {
    const { client } = await signedIn({ through: 'choose' });
    const { id: applicationId } = (await applicationOf(client)) as Application;
    const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'x.jpg', { type: 'image/jpeg' });
    const answer = await client.ask(uploadDocument, { applicationId, kind: 'face', file: broken });
    expect(answer).toMatchObject({ code: codes.unsupportedFile, data: { reason: 'unreadable' } });
  });
});

describe('pictures decoded by the page', () => {
  const drawn = async (colour: string, type: string): Promise<Uint8Array<ArrayBuffer>> => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = colour;
    context?.fillRect(0, 0, 40, 20);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, type);
    return new Uint8Array(await ((await promise) ?? new Blob()).arrayBuffer());
  };

  test('re-encodes a picture in the page with the same size, and removes appended bytes', async () => {
    const picture = await drawn('#888', 'image/jpeg');
    const secret = new TextEncoder().encode('GPS 1.29 N');
    const clean = await canvasImages.clean(new Uint8Array([...picture, ...secret]), 'image/jpeg');
    expect(await canvasImages.sizeOf(clean.bytes, clean.type)).toEqual({ width: 40, height: 20 });
    expect(new TextDecoder('latin1').decode(clean.bytes)).not.toContain('GPS');
  });

  test('measures the luminance of a picture in the page', async () => {
    const { mean, detail } = await canvasImages.lightOf(await drawn('#404040', 'image/png'));
    expect(mean).toBeCloseTo(64, 0);
    expect(detail).toBe(0);
  });
});
