/** Flows whose title is not their name in code with spaces. */
const titles: Readonly<Record<string, string>> = {
  cfd: 'CFDs',
  'document-request': 'Documents asked for',
  'information-change': 'Change of information',
  joint: 'Joint account',
  'tier-change': 'Change of tier',
  w8ben: 'W-8BEN in an opening',
  'w8ben-modify': 'Change of the W-8BEN',
  'w8ben-update': 'Renewal of the W-8BEN',
};

/** Returns the name of a flow in words. */
export const titleOfFlow = (name: string): string =>
  titles[name] ?? `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** What a map shows, in one sentence, by the name of its flow. */
const leads: Readonly<Record<string, string>> = {
  opening:
    'Every screen on the way from the first question to an open account, in the order in which a customer meets them.',
  joint: 'Every screen of the second holder, from the invitation to the decision on the joint account.',
  w8ben: 'The four screens with which a customer certifies the W-8BEN form, within the flows that contain them.',
  'w8ben-modify': 'The screens with which a customer changes a W-8BEN form that is on file.',
  'w8ben-update': 'The screens with which a customer renews a W-8BEN form before it expires.',
  'information-change':
    'The screens with which a customer changes personal details, with the documents that prove them.',
  'tier-change': 'The screen on which a customer asks for another tier, and what can follow.',
  'margin-upgrade': 'The screens with which the holder of a cash account asks for margin.',
  'document-request': 'The screen on which a customer submits documents that we ask for after the opening.',
  options: 'The screens with which a customer asks to trade options, from what they are to the risk statement.',
  futures: 'The screens with which a customer asks to trade futures, from what they are to the confirmation.',
  cfd: 'The screens with which a customer asks to trade CFDs, from what they are to the risk statement.',
};

/** Returns the sentence above a map. A flow without one says only what a map is. */
export const leadOfFlow = (name: string): string =>
  leads[name] ?? 'Every screen of the flow, in the order in which a customer meets them.';
