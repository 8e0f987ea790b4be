const THAI_ZERO = 0x0e50;

/**
 * Converts full-width and Thai digits and full-width signs to ASCII, such as "１２３．５" and "๑๒๓". Other characters
 * stay.
 */
export const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/\u2212/g, '-');
