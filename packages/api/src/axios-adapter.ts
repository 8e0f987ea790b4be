import axios, { AxiosError, AxiosHeaders } from 'axios';
import { type Adapter, AdapterFailure, isRedirect, maxResponseBytes } from './adapter.ts';
import { isFromAnotherOrigin } from './client/is-from-another-origin.ts';

/**
 * Sends requests with axios. Requests use fetch, which refuses redirects, so that no header reaches another origin (F56). Uploads with progress use
 * XMLHttpRequest where it exists; only the page's `connect-src` can stop its redirects. `createClient` loads this module with the first call, so that axios
 * does not delay the first screen.
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
      headers: { ...headers, 'User-Agent': false }, // `false` removes the name of axios
      data: body,
      signal,
      adapter: onProgress ? ['xhr', 'fetch'] : ['fetch', 'xhr'],
      responseType: answerAs,
      transformRequest: [],
      transformResponse: [],
      validateStatus: null,
      maxRedirects: 0,
      maxContentLength: maxResponseBytes,
      withXSRFToken: false,
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    });
    if (isRedirect(status) || isFromAnotherOrigin(url, request as { responseURL?: string } | undefined))
      throw new AdapterFailure('redirect');
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
