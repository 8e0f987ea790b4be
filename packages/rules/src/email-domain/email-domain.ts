import { advice, type Issue } from '../issue.ts';

/** What most customers of our markets write to; long enough that one wrong key is no other provider. Grown from mistakes seen, not from a register. */
const common = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.com.sg',
  'yahoo.co.jp',
  'icloud.com',
  'foxmail.com',
  'singnet.com.sg',
] as const;

/** Providers that are one key away from another one. */
const alike: ReadonlySet<string> = new Set<string>([...common, 'mail.com', 'ymail.com', 'email.com', 'yahoo.co']);

/**
 * Advice `email-domain` where the part after the @ is one key away from that of a large provider (`gmial.com`): nothing else tells that what we write never
 * arrives. `values.domain`: the one that is meant. An address without an @ has none.
 */
export function adviseOnEmailDomain(path: string, email: string): readonly Issue[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!email.includes('@') || alike.has(domain)) return [];
  const meant = common.find((one) => isOneKeyAway(domain, one));
  return meant ? [advice(path, 'email-domain', { domain: meant })] : [];
}

/** One letter too many, too few or another, or two that changed places. */
function isOneKeyAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
