/**
 * A number as it is shown once it is kept: `*****567D`, the form in which the digital ID masks an NRIC (domain handbook 3.1).
 * The last four characters stay, of short numbers fewer: never more than half.
 */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return '*'.repeat(number.length - shown) + number.slice(number.length - shown);
}
