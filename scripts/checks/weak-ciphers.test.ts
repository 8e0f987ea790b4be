import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCode, isTest, readSource, repositoryFiles } from './source-file.ts';

const root = join(import.meta.dirname, '../..');

/** Block modes without authentication, RSA paddings of PKCS#1 v1.5, and broken hashes, as WebCrypto, Node and Python name them. */
const weak =
  /aes-\d+-(ecb|cbc|ctr|cfb|ofb)|AES-(ECB|CBC|CTR)|modes\.(ECB|CBC|CTR)|RSA_PKCS1_PADDING|RSA_NO_PADDING|RSA(SSA|ES)-PKCS1|padding\.PKCS1v15|createHash\('(md5|sha1)'|'SHA-1'|hashlib\.(md5|sha1)/;

test('no source names a weak mode, padding or hash', () => {
  const own = repositoryFiles(root).filter(
    // The kit sends weak blocks, which a server has to refuse.
    ({ path }) =>
      path !== 'packages/conformance/src/kit/encrypt.ts' &&
      (isCode(path) || /^examples\/.*\.(py|ts|tsx)$/.test(path)) &&
      !isTest(path),
  );
  expect(own.length).toBeGreaterThan(1000);
  expect(own.filter(({ path }) => weak.test(readSource(root, path).text)).map(({ path }) => path)).toEqual([]);
});
