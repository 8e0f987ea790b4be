const lines = [
  ['TAN', 96, 44],
  ['MEI LING', 96, 58],
  ['A12345678', 96, 72],
  ['P&lt;SGPTAN&lt;&lt;MEI&lt;LING&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;', 14, 118],
  ['A12345678&lt;4SGP9001014F3001016&lt;&lt;&lt;', 14, 130],
] as const;

/** The data URL of a photo of a specimen passport, for examples. */
export const passportPhoto = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="352" viewBox="0 0 200 141"><rect width="200" height="141" rx="6" fill="#dfe6f0"/><rect x="14" y="30" width="66" height="70" rx="4" fill="#b9a6b4"/><circle cx="47" cy="58" r="15" fill="#8d7a8b"/><path d="M22 100a25 24 0 0 1 50 0z" fill="#8d7a8b"/>${lines
    .map(([words, x, y]) => `<text x="${x}" y="${y}" font-family="monospace" font-size="8.5">${words}</text>`)
    .join('')}</svg>`,
)}`;
