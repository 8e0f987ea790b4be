import { type CheckProblem, isScreen, isTest, type SourceFile } from './source-file.ts';

type Forbidden = {
  readonly pattern: RegExp;
  readonly message: string;
  /** Returns whether the pattern applies to a file. Default: all files. */
  readonly where?: (path: string) => boolean;
};

const inProduct = (path: string) => !isTest(path);

/** Texts that files must not contain and that oxlint does not report. The patterns are written so that they do not match this file. */
const forbidden: readonly Forbidden[] = [
  { pattern: /^(<{7}|>{7}|={7})( |$)/, message: 'resolve the merge conflict' },
  { pattern: /(eslint|oxlint|biome)-(disable|ignore)/, message: 'change the code or the rule instead' },
  { pattern: /-{5}BEGIN ([A-Z]+ )*PRIVATE KEY-{5}[^'"`.…]*$/, message: 'remove the private key', where: inProduct },
  { pattern: /(?<![\w.])\/(home|Users|work|root)\/\w+/, message: 'remove the path of one machine' },
  {
    // Tailwind's rules for them match `:last-child` against every element of the page.
    pattern: /(?<![\w-])(divide|space)-[xy](?![\w])/,
    message: 'use row-lines or gap: this class restyles all content of the parent when an element is added',
    where: inProduct,
  },
  {
    pattern: /\$\{[^`]*`\s+as\s+(?!const\b)|\bas KeyOf<|\bt(?:[A-Z]\w*)?\([\w.]+ as '/,
    message: 'use a type that covers the parts of the key, hasKey or knownText instead of asserting a text key',
    where: inProduct,
  },
  {
    pattern: /^(?!\s*(?:\*|\/[/*])).*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u,
    message: 'move the words to a text group',
    where: isScreen,
  },
  {
    pattern:
      /aes-\d+-(ecb|cbc|ctr|cfb|ofb)|AES-(ECB|CBC|CTR)|RSA_PKCS1_PADDING|RSA_NO_PADDING|RSA(SSA|ES)-PKCS1|createHash\('(md5|sha1)'|'SHA-1'/,
    message: 'use authenticated encryption, OAEP or PSS padding, and SHA-2',
    // The conformance kit sends weak blocks, which a server must refuse.
    where: (path) => inProduct(path) && !/^packages\/conformance\/src\/kit\/encrypt|forbidden-patterns/.test(path),
  },
];

/** Returns a problem for each line of a file that contains a forbidden text. */
export function findForbiddenTexts({ path, text }: SourceFile): CheckProblem[] {
  const applied = forbidden.filter(({ where = () => true }) => where(path));
  return text
    .split('\n')
    .flatMap((content, index) =>
      applied.filter(({ pattern }) => pattern.test(content)).map(({ message }) => ({ path, line: index + 1, message })),
    );
}
