/**
 * Seconds of each screen of a step, by step of the opening and of a second holder's part. The effort model computes them for a practised customer
 * (docs/effort.md); `npm run effort -- --write` writes this file.
 */
export const screenSeconds: Readonly<Record<string, readonly number[]>> = {
  choose: [12],
  'choose-tip': [13],
  'show-sinpass': [40],
  'sinpass-additional': [8],
  'submit-photo': [34],
  'base-info': [42],
  'contact-info': [60],
  'assets-info': [5, 23, 5, 4, 17, 9],
  'assets-select': [8, 7, 5, 5, 3, 12, 9],
  risklevel: [7, 6, 6, 5, 5, 6, 6, 9],
  'choose-account': [16],
  'select-account-type': [7],
  'submit-address': [31],
  'prove-relationship': [24],
  'w8ben.form': [17],
  'w8ben.signature': [61],
  'face-recognition': [9],
  'face-h5': [11],
  'agreement-info': [19],
  'check-answers': [17],
  'sign-info': [12],
};
