const id = String.raw`\b(?:BRIDGE|CALL|CRYPT|ERR|FAIL|FORM|HOST|LANG|MSG|NAV|RULE|SKIN|START|STATE|TIER|UI)-\d{2}\b|\bF\d{2}\b`;
const ids = String.raw`(?:${id})(?:(?:, | to | and | )(?:${id}))*`;
const inBrackets = new RegExp(String.raw`\s*\((?:${ids})(?:[;:] ([^)]*))?\)`, 'g');
const atStart = new RegExp(String.raw`^(?:${ids})(?:[:.,]\s*|\s+|$)`);

/** Returns a comment without the ids of requirements, such as “(UI-02)”, because readers of a page do not know them. */
export function stripRequirementIds(comment: string): string {
  const words = comment.trim().replace(inBrackets, (_, rest?: string) => (rest ? ` (${rest})` : ''));
  const plain = words.replace(atStart, '');
  return plain === words ? words : `${plain[0]?.toUpperCase() ?? ''}${plain.slice(1)}`;
}
