/**
 * Runs the steps of the specified start-up in order: token, user, language, mount (START-01). Logs a failed login as `login`, and still mounts the app
 * (START-02).
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

/** Reads the user and passes it to `store`. If reading fails, calls `clear`, which removes the user's fields, and rejects (START-03). */
export async function readUser<U>(read: () => Promise<U>, store: (user: U) => void, clear: () => void): Promise<void> {
  try {
    store(await read());
  } catch (error) {
    clear();
    throw error;
  }
}
