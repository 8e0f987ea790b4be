import type { Sandbox } from '../sandbox.ts';

/** Page of the step in the app at the default public URL. */
export const returnUrl = 'http://localhost:4012/acct/open-account/sg-show-sinpass';

/** Parameters of the provider's redirect. */
export type RedirectParameters = {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
};

/** Visits the development provider, and consents as a persona or cancels. Returns the parameters of the redirect, which are empty if the visit is over. */
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
