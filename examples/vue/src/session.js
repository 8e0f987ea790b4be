const query = new URLSearchParams(window.location.search)

/** The id of the customer who is signed in at the desk; empty without one. */
export const customer = query.get('customer') ?? ''
export const language = query.get('language') ?? 'en'
export const skin = query.get('skin') ?? 'white'

export async function session() {
  const answer = await fetch(`/session?customer=${encodeURIComponent(customer)}`, { method: 'POST' })
  if (!answer.ok) throw new Error('not signed in')
  return answer.json()
}
