import { html } from 'hono/html';
import type { ReviewFlag } from '../../domain/applications/review-flags.ts';
import type { Markup } from '../../http/pages/layout.ts';

const flagNames: Readonly<Record<ReviewFlag, string>> = {
  pep: 'politically exposed person',
  'regulated-employee': 'works for a company regulated by MAS',
  'young-investor': 'under 21 and asks for more than a cash account',
  'face-by-hand': 'photo holding the ID, because the camera could not confirm the face',
  'identity-unconfirmed': 'the partner could not confirm the identity',
  'above-risk-profile': 'above the risk profile, warned and acknowledged',
  'us-birthplace': 'born in the US',
  'us-territory': 'tie to a US territory',
  'us-phone': 'US phone number',
  'us-address': 'address that names the US',
};

/** Renders the names of an application's flags, separated by commas. */
export const flagList = (flags: readonly ReviewFlag[]): Markup =>
  html`${flags.map((flag, index) => html`${index > 0 ? ', ' : ''}<strong class="wrong">${flagNames[flag]}</strong>`)}`;
