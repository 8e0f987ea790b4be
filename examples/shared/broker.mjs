// Calls of this site's server to the broker. Here, the sandbox acts as the broker. A real broker gives a login code only to a server
// that it knows, for a customer who is signed in there.
const url = process.env.BROKER || 'http://localhost:4100';

export const brokerUrl = url;

async function ask(path, body) {
  const answer = await fetch(`${url}/sandbox/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, data, msg } = await answer.json();
  if (code !== 0) throw new Error(msg);
  return data;
}

let demo;

/** Returns a login code for a customer, or for a new demo customer without an id. A code is valid once, within a minute. */
export async function loginOf(customer) {
  if (customer) return ask('login-code', { userId: customer });
  demo ??= (await ask('scenario', { id: 'options-new' })).userId;
  return ask('login-code', { userId: demo });
}
