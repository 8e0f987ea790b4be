const back = 'The play comes back to where another story ends.';
const below = 'What differs stands below the part that is pictured, and has neither focus nor notice.';
const sameScreen = 'The screen must look the same: the story tests how it comes to be.';
const reopened = 'The play opens and closes it, and the picture shows it open.';

/** Stories whose picture looks like another of their page, or shows little, each with the reason. */
export const excusedPictures: Readonly<Record<string, string>> = {
  'components-overlays-popover--keyboard': reopened,
  'components-overlays-sheet--keyboard': reopened,
  'screens-account-centre--email-bound': below,
  'screens-account-tier--offline': 'It has no play, so that nothing is saved without a network.',
  'screens-embedded-flows-a-flow-in-a-page--custom-element': sameScreen,
  'screens-embedded-flows-a-flow-in-a-page--mount': sameScreen,
  'screens-opening-agreements--replaced-version': sameScreen,
  'screens-opening-basic-information--resumed': below,
  'screens-opening-contact--network-gone': 'The play ends with the network back.',
  'screens-opening-identity-check-by-a-third-party--preparing': 'One bar of progress is all that the screen shows.',
  'screens-opening-returning-to-a-draft--changed-leads-there': 'The play follows a link of the screen.',
  'screens-opening-risk-profile--back-from-the-result': back,
  'screens-opening-status--opened-offline': 'The play ends with the network back.',
  'screens-opening-status--opened-while-us-market-closed': below,
  'screens-opening-status--opened-without-details': below,
  'screens-opening-what-to-fix--offline-at-resubmission': 'The play sends it again, with the network back.',
  'screens-options-introduction--us-market-closed': below,
  'screens-w-8ben-about-the-form--validity-from-last-day-of-year': below,
  'screens-w-8ben-about-the-form--validity-from-new-year': below,
  'screens-w-8ben-certification--back-signs-nothing': back,
};
