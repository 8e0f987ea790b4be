import { accountOwning } from './account-owning.ts';
import { accountRequests } from './account-requests.ts';
import { assessmentExpired } from './assessment-expired.ts';
import { cfdQuizLocked } from './cfd-quiz-locked.ts';
import { correctedAndSigned } from './corrected-and-signed.ts';
import { correctedToSign } from './corrected-to-sign.ts';
import { declaredPep } from './declared-pep.ts';
import { digitalId } from './digital-id.ts';
import { documentNameDiffers } from './document-name-differs.ts';
import { documentRequests } from './document-requests.ts';
import { documentsAsked } from './documents-asked.ts';
import { draft } from './draft.ts';
import { draftAtDocuments } from './draft-at-documents.ts';
import { draftAtPhoto } from './draft-at-photo.ts';
import { draftExpired } from './draft-expired.ts';
import { draftOlderVersion } from './draft-older-version.ts';
import { draftToSign } from './draft-to-sign.ts';
import { faceByHand } from './face-by-hand.ts';
import { faceFailed } from './face-failed.ts';
import { faceFailing } from './face-failing.ts';
import { faceVerdicts } from './face-verdicts.ts';
import { failedFinal } from './failed-final.ts';
import { failedMayTryAgain } from './failed-may-try-again.ts';
import { futuresToConfirm } from './futures-to-confirm.ts';
import { joint } from './joint.ts';
import { newCustomer } from './new.ts';
import { noEmployerConsent } from './no-employer-consent.ts';
import { openedAfterCorrection } from './opened-after-correction.ts';
import { openedCash } from './opened-cash.ts';
import { openedMargin } from './opened-margin.ts';
import { optionsCash } from './options-cash.ts';
import { optionsLowMeans } from './options-low-means.ts';
import { permissionExperience } from './permission-experience.ts';
import { permissionFailed } from './permission-failed.ts';
import { permissionNew } from './permission-new.ts';
import { permissionOpened } from './permission-opened.ts';
import { permissionQuiz } from './permission-quiz.ts';
import { permissionSentBack } from './permission-sent-back.ts';
import { permissionStatement } from './permission-statement.ts';
import { permissionUnderReview } from './permission-under-review.ts';
import { rejectedForAReason } from './rejected-for-a-reason.ts';
import { rejectedTwoItems } from './rejected-two-items.ts';
import type { Scenario } from './scenario.ts';
import { submittedAgain } from './submitted-again.ts';
import { underReview } from './under-review.ts';
import { underReviewLate } from './under-review-late.ts';
import { usPerson } from './us-person.ts';
import { usSigns } from './us-signs.ts';
import { w8benDeclined } from './w8ben-declined.ts';
import { w8benEndsThisYear } from './w8ben-ends-this-year.ts';
import { w8benExpired } from './w8ben-expired.ts';
import { w8benExpiredSigned } from './w8ben-expired-signed.ts';
import { w8benInstitution } from './w8ben-institution.ts';
import { w8benModify } from './w8ben-modify.ts';
import { w8benMoved } from './w8ben-moved.ts';
import { w8benMovedAbroad } from './w8ben-moved-abroad.ts';
import { w8benMovedConfirmed } from './w8ben-moved-confirmed.ts';
import { w8benNewForm } from './w8ben-new-form.ts';
import { w8benOfSecond } from './w8ben-of-second.ts';
import { w8benOverdue } from './w8ben-overdue.ts';
import { w8benSentBack } from './w8ben-sent-back.ts';
import { w8benToSign } from './w8ben-to-sign.ts';
import { w8benUnderReview } from './w8ben-under-review.ts';
import { w8benUpdated } from './w8ben-updated.ts';
import { w8benValid } from './w8ben-valid.ts';

/** All scenarios: openings in the order of an application's life, then accounts, permissions and W-8BENs. */
export const scenarios: readonly Scenario[] = [
  newCustomer,
  draftAtPhoto,
  draft,
  draftAtDocuments,
  digitalId,
  usPerson,
  usSigns,
  noEmployerConsent,
  ...faceVerdicts,
  faceFailed,
  faceFailing,
  draftToSign,
  draftOlderVersion,
  draftExpired,
  ...joint,
  underReview,
  underReviewLate,
  declaredPep,
  documentNameDiffers,
  faceByHand,
  ...rejectedForAReason,
  rejectedTwoItems,
  documentsAsked,
  correctedToSign,
  correctedAndSigned,
  submittedAgain,
  openedCash,
  openedMargin,
  ...accountOwning,
  ...accountRequests,
  ...documentRequests,
  openedAfterCorrection,
  failedMayTryAgain,
  failedFinal,
  optionsCash,
  optionsLowMeans,
  ...permissionNew,
  ...permissionExperience,
  ...permissionQuiz,
  cfdQuizLocked,
  ...permissionStatement,
  futuresToConfirm,
  ...permissionUnderReview,
  ...permissionSentBack,
  ...permissionOpened,
  ...assessmentExpired,
  ...permissionFailed,
  w8benValid,
  ...w8benModify,
  w8benEndsThisYear,
  w8benMoved,
  w8benMovedAbroad,
  w8benOverdue,
  w8benExpired,
  w8benInstitution,
  w8benNewForm,
  w8benMovedConfirmed,
  w8benToSign,
  w8benExpiredSigned,
  w8benUnderReview,
  w8benSentBack,
  w8benUpdated,
  w8benDeclined,
  ...w8benOfSecond,
];

/** Returns a scenario by id, or undefined for an unknown id. */
export const scenarioOf = (id: string | undefined): Scenario | undefined => scenarios.find((one) => one.id === id);
