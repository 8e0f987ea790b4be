const THAI_ZERO = 0x0e50;

/** Full-width and Thai digits, full-width points and signs as ASCII writes them ("１２３．５", "๑๒๓"). Other signs stay. */
export const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/\u2212/g, '-');
