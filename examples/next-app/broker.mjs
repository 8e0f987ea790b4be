// What this site's own server does for its customers at the broker. The sandbox stands in for the broker here: a real one gives a
// login code to a server that it knows, for a customer whom that server has signed in.
const url = process.env.BROKER || "http://localhost:4100";

export const brokerUrl = url;

async function ask(path, body) {
    const answer = await fetch(`${url}/sandbox/api/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
    });
    const { code, data, msg } = await answer.json();
    if (code !== 0) throw new Error(msg);
    return data;
}

let demo;

/** A login code, good for one exchange within a minute. Without a customer: one who is made up for this server's life. */
export async function loginOf(customer) {
    if (customer) return ask("login-code", { userId: customer });
    demo ??= (await ask("scenario", { id: "options-new" })).userId;
    return ask("login-code", { userId: demo });
}
