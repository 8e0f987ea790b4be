import { type Adapter, AdapterFailure, isRedirect } from './adapter.ts';

/**
 * Creates an adapter from a function like `fetch`. For a server in the same page or process, such as the sandbox in Storybook: `fetchAdapter((request) =>
 * app.fetch(request))`. Reports progress once, when the response arrives.
 */
export const fetchAdapter =
  (send: (request: Request) => Promise<Response>): Adapter =>
  async ({ url, method, headers, body, answerAs, signal, onProgress }) => {
    try {
      const request = new Request(url, {
        method,
        headers,
        signal,
        redirect: 'manual',
        body: body ?? null,
      });
      const answer = await send(request);
      if (isRedirect(answer.status)) throw new AdapterFailure('redirect');
      onProgress?.(1);
      const content = answerAs === 'blob' ? await answer.blob() : await answer.text();
      return { status: answer.status, header: (name) => answer.headers.get(name) ?? undefined, body: content };
    } catch (error) {
      throw error instanceof AdapterFailure ? error : new AdapterFailure('network', error);
    }
  };
