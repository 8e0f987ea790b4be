/** Who the customer of each scenario is and what comes next, by the id of the scenario. */
export const customers: Readonly<Record<string, string>> = {
  new: 'Has registered and started nothing. Next they choose how to verify their identity.',
  draft: 'Has saved a draft up to the contact details. Next come work and finances.',
  'draft-to-sign': 'Has answered everything. Next they sign and submit.',
  'draft-older-version': 'Has a draft from before the occupation was a list. Next they choose it again.',
  'draft-expired':
    'Left a draft for thirty days, so it was deleted after a warning by mail. The page says so above the choice that a new customer has. Next they start again.',
  'under-review': 'Has submitted, and nobody has looked at it yet. Next the broker decides.',
  'under-review-late': 'Submitted ten days ago, longer than we said. The page says so, and the broker decides next.',
  'rejected-two-items': 'Has two items sent back, one with a note. Next they correct both.',
  'corrected-to-sign': 'Has corrected what was sent back. Next they check it and sign again.',
  'corrected-and-signed': 'Has corrected and signed what was sent back. Next they send it again.',
  'opened-margin': 'Has an open margin account. Next they can add money.',
  'failed-may-try-again': 'Was refused for a reason that may be overcome. Next they may apply again.',
  'failed-final': 'Was refused for good. Nothing comes next, and the page says whom to ask.',
};
