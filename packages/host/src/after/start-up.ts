/**
 * The specified start-up (START-01): try to fetch the token; if there is one, load the user info; load the language; mount. A failed login is only
 * logged, as 'login', and the app mounts all the same (START-02).
 */
export async function startUp(steps: {
  readonly fetchToken: () => Promise<boolean>;
  readonly loadUser: () => Promise<void>;
  readonly loadLanguage: () => Promise<void>;
  readonly mount: () => void;
  readonly log: (what: 'login', error: unknown) => void;
}): Promise<void> {
  try {
    if (await steps.fetchToken()) await steps.loadUser();
  } catch (error) {
    steps.log('login', error);
  }
  await steps.loadLanguage();
  steps.mount();
}

/** The user info; when it cannot be read the user's fields are cleared and the failure goes on (START-03). */
export async function readUser<U>(read: () => Promise<U>, keep: (user: U) => void, clear: () => void): Promise<void> {
  try {
    keep(await read());
  } catch (error) {
    clear();
    throw error;
  }
}
