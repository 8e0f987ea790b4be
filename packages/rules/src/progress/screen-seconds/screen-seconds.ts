/**
 * Seconds of each screen, by step of the opening and of the flow of a second holder. The effort model computes them for a practised customer (docs/effort.md).
 * `npm run effort -- --write` writes this file.
 */
export const screenSeconds: Readonly<Record<string, readonly number[]>> = {
  choose: [10],
  'choose-tip': [13],
  'show-sinpass': [34],
  'sinpass-additional': [7],
  'submit-photo': [33],
  'base-info': [37],
  'contact-info': [50],
  'assets-info': [4, 24, 5, 3, 17],
  'assets-select': [6, 7, 5, 5, 7, 12, 9],
  risklevel: [7, 6, 6, 14],
  'choose-account': [10],
  'select-account-type': [5],
  'submit-address': [29],
  'prove-relationship': [25],
  'w8ben.signature': [72],
  'face-recognition': [9],
  'face-h5': [10],
  'agreement-info': [18],
  'check-answers': [9],
  'sign-info': [14],
};
