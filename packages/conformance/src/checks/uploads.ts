import * as call from '@quayside/contract/calls/opening';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check, Kit } from '../kit/check.ts';
import type { HeaderOverrides, KitClient } from '../kit/kit-client.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';
import { jpeg, mp4, pdf, webp } from '../samples/files.ts';
import { hugePicture, picture } from '../samples/picture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const MOST_BYTES = 20 * 1024 * 1024;
const file = (bytes: Bytes, name = 'IMG_0001.jpg') => new File([bytes], name);
const started = async (kit: Kit) => ApplicationDriver.start(await kit.customer());
const refusedFile = (opening: ApplicationDriver, bytes: Bytes, code: number, kind = 'address-proof') =>
  opening.client.refused(call.uploadDocument, { applicationId: opening.id, kind, file: file(bytes) }, code);

async function sha256(bytes: Bytes): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Requests the bytes of a document, which have no envelope. */
async function download(kit: Kit, client: KitClient, documentId: string, instead: HeaderOverrides = {}) {
  const headers = Object.entries({ ...client.headers(), ...instead }).filter(([, value]) => value !== '');
  const url = `${kit.line.base}/${call.getDocumentPath}?documentId=${documentId}`;
  const response = await kit.line.fetch(
    new Request(url, { headers: { 'X-Uid': '', 'X-Token': '', ...Object.fromEntries(headers) } }),
  );
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Checks of the profile `uploads`: documents of an application. */
export const uploadChecks: readonly Check[] = [
  {
    id: 'uploads.types',
    title: 'Accepts JPEG, PNG, WebP and PDF with any file name',
    reliesOn: 'Phones choose file names freely. The first bytes determine the type.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      for (const [type, bytes] of [
        ['image/jpeg', jpeg()],
        ['image/png', picture('card', 1)],
        ['image/webp', webp()],
        ['application/pdf', pdf()],
      ] as const) {
        const { documentId, document } = await opening.upload('address-proof', file(bytes, 'scan.bin'));
        expectSame('kind', document.kind, 'address-proof', kit.line.last);
        const isOne = (one: string) => (type === 'application/pdf' ? one === type : one.startsWith('image/'));
        expectThat('type', isOne(document.type), { expected: type, actual: document.type, exchange: kit.line.last });
        expectSame(`sha256 of the sent ${type}`, document.sha256, await sha256(bytes), kit.line.last);
        expectSame(
          'the application contains the document',
          opening.application.documents[documentId],
          document,
          kit.line.last,
        );
      }
    },
  },
  {
    id: 'uploads.other-types',
    title: 'Refuses any other file with 310008 and the reason type, despite its name and type',
    reliesOn: 'A page or a program named passport.png must not be stored.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const encode = (text: string): Bytes => new TextEncoder().encode(text);
      const svg = encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      const gif = encode('GIF89a\u0001\u0000\u0001\u0000');
      for (const bytes of [encode('<!doctype html><script>alert(1)</script>'), svg, gif, encode('MZ program')]) {
        const disguised = new File([bytes], 'passport.png', { type: 'image/png' });
        const request = { applicationId: opening.id, kind: 'identity-front', file: disguised };
        const { reason } = await opening.client.refused(call.uploadDocument, request, codes.unsupportedFile);
        expectSame('data.reason', reason, 'type', kit.line.last);
      }
    },
  },
  {
    id: 'uploads.empty',
    title: 'Refuses an empty file with 310008 and the reason empty',
    reliesOn: 'Android provides empty files when a cloud is unreachable.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const { reason } = await refusedFile(await started(kit), new Uint8Array(), codes.unsupportedFile);
      expectSame('data.reason', reason, 'empty', kit.line.last);
    },
  },
  {
    id: 'uploads.unreadable',
    title: 'Refuses a picture that cannot be decoded with 310008 and the reason unreadable',
    reliesOn: 'The customer takes a new photo at once, not after a review.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const { reason } = await refusedFile(await started(kit), picture('card', 1).slice(0, 400), codes.unsupportedFile);
      expectSame('data.reason', reason, 'unreadable', kit.line.last);
    },
  },
  {
    id: 'uploads.size',
    title: 'Accepts 20 MB (20,971,520 bytes), and refuses one byte more with 310007 and data.limit',
    reliesOn: 'The client shows the limit of the refusal.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const { document } = await opening.upload('address-proof', file(pdf(MOST_BYTES), 'scan.pdf'));
      expectSame('size', document.size, MOST_BYTES, kit.line.last);
      const { limit } = await refusedFile(opening, pdf(MOST_BYTES + 1), codes.tooLarge);
      expectThat('data.limit', typeof limit === 'number' && limit >= MOST_BYTES, {
        expected: `${MOST_BYTES}`,
        actual: limit,
        exchange: kit.line.last,
      });
    },
  },
  {
    id: 'uploads.pixels',
    title: 'Refuses a small file with 54 million pixels with 310007',
    reliesOn: "Decoding it would use up the server's memory.",
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const { reason } = await refusedFile(await started(kit), hugePicture(), codes.tooLarge);
      expectSame('data.reason', reason, 'pixels', kit.line.last);
    },
  },
  {
    id: 'uploads.kinds',
    title: "Requires a kind of lower-case letters, digits and hyphens, and refuses a provider's report",
    reliesOn: 'Kinds decide which step a document proves.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      for (const kind of ['', 'Identity Front', '../etc', 'identity-report']) {
        const { path } = await refusedFile(opening, jpeg(), codes.invalidRequest, kind);
        expectSame('data.path', path, 'kind', kit.line.last);
      }
    },
  },
  {
    id: 'uploads.videos',
    title: 'Accepts a video only for a kind that ends in -video',
    reliesOn: 'A reviewer may request a video.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const { document } = await opening.upload('additional-video', file(mp4(), 'clip.mp4'));
      expectSame('type', document.type, 'video/mp4', kit.line.last);
      await refusedFile(opening, mp4(), codes.unsupportedFile);
      await refusedFile(opening, jpeg(), codes.unsupportedFile, 'additional-video');
    },
  },
  {
    id: 'uploads.read-again',
    title: 'Returns a document to its customer as a file that cannot run',
    reliesOn: 'Screens show the uploaded picture. A PDF may contain scripts.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const bytes = pdf();
      const { documentId } = await opening.upload('address-proof', file(bytes));
      const found = await download(kit, opening.client, documentId);
      expectSame('the bytes of the PDF are unchanged', await sha256(found.bytes), await sha256(bytes));
      expectSame('Content-Type', found.headers.get('Content-Type')?.split(';')[0], 'application/pdf');
      expectSame('X-Content-Type-Options', found.headers.get('X-Content-Type-Options'), 'nosniff');
      const policy = found.headers.get('Content-Security-Policy') ?? '';
      expectThat('Content-Security-Policy', policy.includes('sandbox'), { expected: 'sandbox', actual: policy });
      const cached = found.headers.get('Cache-Control') ?? '';
      expectThat('Cache-Control', cached.includes('no-store'), { expected: 'no-store', actual: cached });
    },
  },
  {
    id: 'uploads.metadata',
    title: 'Removes the metadata of pictures',
    reliesOn: "A photo can contain the customer's location.",
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const { documentId } = await opening.upload('identity-front', file(picture('card', 5, 'N1.3521 E103.8198')));
      const { bytes } = await download(kit, opening.client, documentId);
      expectThat('the comment is removed', !Buffer.from(bytes).includes('N1.3521'), {
        expected: 'no comment',
        actual: 'N1.3521 E103.8198',
      });
    },
  },
  {
    id: 'uploads.same-operation',
    title: 'A retried upload creates one document, and another file with its id is refused with 310003',
    reliesOn: 'Phones lose the upload of a large photo most often.',
    section: 'operations',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const operation = { 'X-Trans-Id': randomId() };
      const first = await opening.upload('address-proof', file(jpeg()), operation);
      const again = await opening.upload('address-proof', file(jpeg()), operation);
      expectSame('documentId', again.documentId, first.documentId, kit.line.last);
      expectSame('one document', Object.keys(opening.application.documents).length, 1, kit.line.last);
      const request = { applicationId: opening.id, kind: 'address-proof', file: file(webp()) };
      await opening.client.refused(call.uploadDocument, request, codes.operationReused, operation);
    },
  },
  {
    id: 'uploads.remove',
    title: 'Deletes a removed document',
    reliesOn: 'A customer removes a wrong picture.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const { documentId } = await opening.upload('address-proof', file(jpeg()));
      const request = { applicationId: opening.id, documentId };
      await opening.client.call(call.removeDocument, request);
      expectSame('no document', (await opening.reload()).documents, {}, kit.line.last);
      await opening.client.refused(call.removeDocument, request, codes.notFound);
    },
  },
  {
    id: 'uploads.other-user',
    title: 'Only its customer can read, remove and add a document',
    reliesOn: 'An identity document must never leak.',
    section: 'access',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const { documentId } = await opening.upload('identity-front', file(jpeg()));
      const other = await kit.customer();
      const codeOf = async (client: KitClient, instead?: HeaderOverrides) => {
        const { bytes } = await download(kit, client, documentId, instead);
        const text = new TextDecoder().decode(bytes);
        return text.startsWith('{') ? (JSON.parse(text) as { code: number }).code : 'a file';
      };
      expectSame('another customer', await codeOf(other), codes.notFound);
      expectSame('a visitor without a login', await codeOf(kit.visitor()), loginExpiredCode);
      expectSame('the customer', await codeOf(opening.client), 'a file');
      await other.refused(call.removeDocument, { applicationId: opening.id, documentId }, codes.notFound);
      const request = { applicationId: opening.id, kind: 'address-proof', file: file(jpeg()) };
      await other.refused(call.uploadDocument, request, codes.notFound);
    },
  },
  {
    id: 'uploads.wrong-kind',
    title: 'A step accepts only documents of its kind',
    reliesOn: 'A selfie does not prove an address.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      const { documentId } = await opening.upload('diploma', file(jpeg()));
      const { issues } = await opening.save('submit-address', { document: documentId });
      expectThat(
        'the document has an issue',
        issues.some(({ path, code }) => path === 'document' && code === 'upload-document'),
        {
          expected: 'document: upload-document',
          actual: issues,
          exchange: kit.line.last,
        },
      );
    },
  },
  {
    id: 'uploads.closed',
    title: 'Refuses to add or remove documents after the submission with 310005',
    reliesOn: 'The reviewer reads exactly the signed answers.',
    section: 'uploads',
    needs: ['customer'],
    async run(kit) {
      const opening = await started(kit);
      await opening.fillIn();
      await opening.submit();
      await refusedFile(opening, jpeg(), codes.notAllowed);
      const [documentId = ''] = Object.keys(opening.application.documents);
      await opening.client.refused(call.removeDocument, { applicationId: opening.id, documentId }, codes.notAllowed);
    },
  },
];
