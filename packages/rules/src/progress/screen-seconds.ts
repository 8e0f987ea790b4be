/**
 * Seconds of each screen of a step, by step of the opening and of a second holder's part. The effort model computes them for a practised customer
 * (docs/effort.md); `npm run effort -- --write` writes this file.
 */
export const screenSeconds: Readonly<Record<string, readonly number[]>> = {
  choose: [13],
  'choose-tip': [21],
  'show-sinpass': [46],
  'sinpass-additional': [13],
  'submit-photo': [39],
  'base-info': [44],
  'contact-info': [60],
  'assets-info': [5, 27, 5, 4, 17, 9],
  'assets-select': [8, 7, 5, 5, 5, 5, 3, 16, 9],
  risklevel: [7, 6, 6, 5, 5, 6, 6, 9],
  'choose-account': [15],
  'select-account-type': [10],
  'submit-address': [34],
  'prove-relationship': [25],
  'w8ben.form': [25],
  'w8ben.signature': [64],
  'face-recognition': [10],
  'face-h5': [14],
  'agreement-info': [29],
  'check-answers': [19],
  'sign-info': [17],
};
