import type { EmbedLogin } from '@quayside/embed/types';

/** Requests a login code from the app's server, which knows the customer. */
export async function session(): Promise<EmbedLogin> {
  const response = await fetch(`/session${window.location.search}`, { method: 'POST' });
  if (!response.ok) throw new Error('No customer is signed in.');
  return response.json();
}
