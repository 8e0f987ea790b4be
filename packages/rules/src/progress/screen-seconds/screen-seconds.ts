/**
 * Seconds of each screen, by step of the opening and of the flow of a second holder. The effort model computes them for a practised customer (docs/effort.md).
 * `npm run effort -- --write` writes this file.
 */
export const screenSeconds: Readonly<Record<string, readonly number[]>> = {
  choose: [12],
  'choose-tip': [14],
  'show-sinpass': [41],
  'sinpass-additional': [7],
  'submit-photo': [34],
  'base-info': [42],
  'contact-info': [45],
  'assets-info': [5, 23, 5, 4, 17, 9],
  'assets-select': [8, 7, 5, 5, 3, 12, 8],
  risklevel: [7, 6, 6, 12],
  'choose-account': [16],
  'select-account-type': [7],
  'submit-address': [32],
  'prove-relationship': [24],
  'w8ben.form': [17],
  'w8ben.signature': [61],
  'face-recognition': [9],
  'face-h5': [11],
  'agreement-info': [19],
  'check-answers': [17],
  'sign-info': [12],
};
