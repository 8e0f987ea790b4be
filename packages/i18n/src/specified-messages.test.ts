import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { readTexts } from './testing/text-folders/text-folders.ts';

/** The 40 messages of the specification: id, group, key and English text. MSG-01 and MSG-35 contain placeholders. */
const specified = [
  ['MSG-01', 'issues', 'enter-field', 'Please enter the {{field}}'],
  ['MSG-02', 'issues', 'must-agree', 'You must read and agree in order to continue'],
  ['MSG-03', 'issues', 'required', 'Please fill in the required information'],
  ['MSG-04', 'issues', 'upload-document', 'Please upload document'],
  ['MSG-05', 'issues', 'select-country', 'Please select the country'],
  ['MSG-06', 'issues', 'address-required', 'Please enter the address'],
  ['MSG-07', 'issues', 'select-document-type', 'Please select the document type'],
  ['MSG-08', 'issues', 'signature-required', 'Please enter the signature'],
  ['MSG-09', 'issues', 'signature-mismatch', 'Signature Error'],
  ['MSG-10', 'issues', 'select-objectives', 'Please select the investment objectives'],
  [
    'MSG-11',
    'issues',
    'cognitive-assessment-required',
    'Please check at least one cognitive assessment option as required by MAS.',
  ],
  ['MSG-12', 'issues', 'upload-exam-certificate', 'please uploading examination Certificate'],
  ['MSG-13', 'issues', 'upload-work-experience', 'Please provide relevant work experience proof'],
  ['MSG-14', 'issues', 'upload-handheld', 'Please upload a photo of your hand holding your ID card'],
  ['MSG-15', 'issues', 'upload-video', 'Please upload video'],
  ['MSG-16', 'issues', 'upload-additional-document', 'Please upload additional document'],
  ['MSG-17', 'issues', 'select-reason', 'Please select the reason'],
  ['MSG-18', 'issues', 'enter-other-reason', 'Please enter other reasons'],
  ['MSG-19', 'issues', 'explain-reason', 'Please provide explanation on reason'],
  ['MSG-20', 'issues', 'tax-number-format', 'Please check the format and length of the tax number'],
  ['MSG-21', 'issues', 'full-name-required', 'Please enter the FullName'],
  ['MSG-22', 'issues', 'treaty-risk-required', 'Please determine the trading risk'],
  ['MSG-23', 'ui-documents', 'intakeHeic', 'HEIC to JPEG conversion returned null'],
  ['MSG-24', 'errors', 'networkError', 'The network connection has been disconnected, please keep the network stable'],
  ['MSG-25', 'flow', 'loadFailed.offline', 'The network is off. Please try again later'],
  ['MSG-26', 'errors', 'timeout', 'The network request timed out, please check your network connection!'],
  [
    'MSG-27',
    'errors',
    'pcRefused',
    'The current IP does not support account opening on the PC. Please download the app or use a mobile browser to proceed.',
  ],
  ['MSG-28', 'application-state', 'failed.heading', 'There seems to be a problem with your account opening.'],
  ['MSG-29', 'application-state', 'failed.because', 'Account opening failed:'],
  ['MSG-30', 'opening-face', 'fail.noMatch', 'Face does not match.'],
  ['MSG-31', 'opening-face', 'fail.again', 'Please try again'],
  ['MSG-32', 'opening-face', 'fail.heading', 'Face recognition verification failed'],
  [
    'MSG-33',
    'opening-face',
    'more.lead',
    'Suggest uploading a photo of a handheld ID card (portrait) for manual review',
  ],
  [
    'MSG-34',
    'joint',
    'minor.failed',
    'Sorry, the account opening review of the minor holder has not passed, please revise',
  ],
  [
    'MSG-35',
    'issues',
    'tier-intel-net-assets',
    'Upgrade condition failed: to upgrade to Intel, net asset of account should be ≥ {{currency}} {{amount}}',
  ],
  ['MSG-36', 'errors', 'accountNotOpened', 'Please complete account opening first'],
  ['MSG-37', 'issues', 'institutional-no-w8', 'Institutional accounts do not need to re-confirm the W-8 form'],
  [
    'MSG-38',
    'issues',
    'us-person',
    'We do not accept U.S citizens on this form, please contact our customer services.',
  ],
  ['MSG-39', 'application-state', 'item.rejected', 'Review Failed'],
  [
    'MSG-40',
    'issues',
    'options-needs-margin',
    'Cash account must be upgraded to margin account before applying for the trading permission of US stock options.',
  ],
] as const;

test('the list has all 40 messages of the specification', () => {
  expect(new Set(specified.map(([id]) => id)).size).toBe(40);
});

describe.each(specified)('FAIL-03 %s', (_, group, key, english) => {
  test('the English message matches the specification exactly', () =>
    expect(readTexts(group, 'en')[key]).toBe(english));

  test.each(['zh-Hans', 'zh-Hant', 'th', 'ja'] as const)('the message uses the script of %s', (language) => {
    expect(readTexts(group, language)[key]).toMatch(/[^\p{Script=Latin}\P{L}]/u);
  });

  test.each(languages.filter((language) => language !== 'en'))(
    'the message in %s differs from the English one',
    (language) => {
      const said = readTexts(group, language)[key];
      expect(said?.trim()).toBeTruthy();
      expect(said).not.toBe(english);
    },
  );
});
