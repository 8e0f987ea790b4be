import { advice, type Issue } from '../issue.ts';

/** Common providers in our markets, from observed typing errors. The names are long enough that an error in one does not give another. */
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

/** Real domains without advice, although some differ from a common provider by one key. */
const alike: ReadonlySet<string> = new Set<string>([...common, 'mail.com', 'ymail.com', 'email.com', 'yahoo.co']);

/** Returns advice `email-domain` if the domain is one typing error away from a common provider (`gmial.com`). `values.domain` is the suggested domain. */
export function adviseOnEmailDomain(path: string, email: string): readonly Issue[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!email.includes('@') || alike.has(domain)) return [];
  const meant = common.find((one) => isOneKeyAway(domain, one));
  return meant ? [advice(path, 'email-domain', { domain: meant })] : [];
}

/** Returns whether two domains differ by one added, missing or changed letter, or by two swapped letters. */
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
