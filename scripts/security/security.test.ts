import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCode, isTest, readSource, repositoryFiles } from '../checks/source-file.ts';
import { securityPage } from './security.ts';

const root = join(import.meta.dirname, '../..');

test('the page counts how the items stand, and says of each by what or why', () => {
  const limits = [
    { work: 'size of a body', bound: '1 MB', constants: ['a.ts: MOST = 1', 'a.ts: LEAST = 0'], by: ['a.test.ts: x'] },
  ];
  const items = [
    { id: '3.3.1', level: 1, absent: 'There are no cookies.' },
    { id: '3.4.1', level: 1, by: ['e2e/security.spec.ts: 5.1 pages'] },
  ] as const;
  const page = securityPage({ sections: { '3.3': 'Cookie Setup', '3.4': 'Headers' }, items }, limits);
  expect(page).toContain('| size of a body | 1 MB | `a.ts` | `a.test.ts: x` |');
  expect(page).toContain('| held, by a test or file | 1 |');
  expect(page).toContain('| 3.3.1 | L1 | not applicable | There are no cookies. |');
  expect(page).toContain('### 3.4 Headers');
});

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
