import axios, { AxiosError, AxiosHeaders } from 'axios';
import { type Adapter, AdapterFailure, isRedirect, longestAnswer } from './adapter.ts';

const asItIs = <T>(data: T): T => data;

/**
 * Requests by axios: by fetch, which can refuse redirects so that no header of ours reaches another origin (F56); uploads that tell their progress by
 * XMLHttpRequest where there is one, whose redirects only the page's `connect-src` can stop.
 * The one file that imports axios: `createClient` loads it with the first call, after the first screen can be used.
 */
export const axiosAdapter: Adapter = async ({ url, method, headers, body, answerAs, signal, onProgress }) => {
  try {
    const {
      status,
      data,
      headers: answered,
      request,
    } = await axios.request<string | Blob | null>({
      url,
      method,
      // false: axios names itself nowhere. Its own Content-Type rule must not touch ours.
      headers: {
        ...headers,
        'User-Agent': false,
        ...(body instanceof FormData && { 'Content-Type': 'multipart/form-data' }),
      },
      data: body,
      signal,
      adapter: onProgress ? ['xhr', 'fetch'] : ['fetch', 'xhr'],
      responseType: answerAs,
      transformRequest: [asItIs],
      transformResponse: [asItIs],
      validateStatus: null,
      maxRedirects: 0,
      maxContentLength: longestAnswer,
      withXSRFToken: false,
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    });
    if (isRedirect(status) || wentElsewhere(url, request)) throw new AdapterFailure('redirect');
    const header = (name: string) =>
      AxiosHeaders.from(answered as AxiosHeaders)
        .get(name)
        ?.toString();
    return { status, header, body: data ?? '' };
  } catch (error) {
    if (error instanceof AdapterFailure) throw error;
    const tooLarge = error instanceof AxiosError && /maxContentLength/.test(error.message);
    throw new AdapterFailure(tooLarge ? 'too-large' : 'network', error);
  }
};

/** XMLHttpRequest follows redirects by itself: what came from another origin is not an answer of ours. */
function wentElsewhere(url: string, request: unknown): boolean {
  const answeredBy =
    typeof request === 'object' && request !== null ? (request as { responseURL?: unknown }).responseURL : undefined;
  return typeof answeredBy === 'string' && answeredBy !== '' && new URL(answeredBy).origin !== new URL(url).origin;
}
