import type { Sandbox } from '../sandbox.ts';

/** Page of the app to which the provider returns, at the default public URL. */
export const returnUrl = 'http://localhost:4012/acct/open-account/sg-show-sinpass';

/** Parameters with which the provider redirects to the app. */
export type RedirectParameters = {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
};

/**
 * Visits the development provider without a browser, and agrees as a persona, or cancels for an empty name. Returns the parameters of the redirect; they are
 * empty if the visit is over.
 */
export async function consent(
  { fetch }: Pick<Sandbox, 'fetch'>,
  url: string | null,
  persona: string,
): Promise<RedirectParameters> {
  const address = url ?? '';
  const page = await fetch(new Request(address));
  const token = /name="formToken" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const answer = await fetch(
    new Request(address, {
      method: 'POST',
      headers: { Cookie: page.headers.get('Set-Cookie')?.split(';')[0] ?? '' },
      body: new URLSearchParams({ formToken: token, persona, act: persona === 'cancel' ? 'cancel' : 'agree' }),
    }),
  );
  const [, query] = (answer.headers.get('Location') ?? '').split('?');
  return Object.fromEntries(new URLSearchParams(query)) as RedirectParameters;
}
