/**
 * Seconds of each screen, by step of the opening and of the flow of a second holder. The effort model computes them for a practised customer (docs/effort.md).
 * `npm run effort -- --write` writes this file.
 */
export const screenSeconds: Readonly<Record<string, readonly number[]>> = {
  choose: [11],
  'choose-tip': [14],
  'show-sinpass': [45],
  'sinpass-additional': [8],
  'submit-photo': [33],
  'base-info': [37],
  'contact-info': [54],
  'assets-info': [5, 25, 5, 4, 20, 9],
  'assets-select': [8, 6, 5, 5, 7, 12, 8],
  risklevel: [7, 6, 6, 15],
  'choose-account': [10],
  'select-account-type': [6],
  'submit-address': [33],
  'prove-relationship': [25],
  'w8ben.signature': [72],
  'face-recognition': [10],
  'face-h5': [15],
  'agreement-info': [20],
  'check-answers': [10],
  'sign-info': [14],
};
