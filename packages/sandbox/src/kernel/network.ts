/**
 * Returns the network of an address: an IPv4 address itself, or the first 64 bits of an IPv6 address (RFC 6177), because one household or company can use all
 * of them. Port and zone are removed. Any other text stays unchanged.
 */
export function toNetwork(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const four = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(bare)?.[1];
  if (four) return four;
  const groups = groupsOf(bare);
  if (!groups) return bare;
  const [first = '', ...more] = groups.slice(0, 4);
  if ([first, ...more].every((group) => group === '0') && groups[4] === '0' && groups[5] === 'ffff')
    return groups.slice(6).flatMap(bytesOf).join('.');
  return `${[first, ...more].join(':')}::/64`;
}

/** Returns whether an address is unknown or local, so that it identifies no one. */
export const isLocalOrUnknown = (address: string): boolean => {
  const network = toNetwork(address);
  return network === '' || network.startsWith('127.') || network === toNetwork('::1');
};

/** Returns the eight groups of an IPv6 address without leading zeros, or undefined if the text is none. */
function groupsOf(text: string): readonly string[] | undefined {
  const [left = '', right, ...rest] = text.toLowerCase().split('::');
  const [before, after] = [left, right ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = 8 - before.length - after.length;
  if (rest.length > 0 || missing < 0 || (right === undefined && missing > 0)) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};
