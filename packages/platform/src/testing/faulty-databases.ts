/** An IndexedDB factory for one tab, with methods that cause the faults of real browsers. */
export type FaultyDatabases = {
  readonly factory: IDBFactory;
  /** Ends the connections as WebKit does in the background, either with an event or silently. */
  readonly close: (how: 'with-event' | 'silently') => void;
  /** Returns whether the tab has an open connection. */
  readonly isOpen: () => boolean;
  /**
   * Sets how databases open. `refuses`: opening fails. `hangs`: opening does not finish until the next `open('works')`.
   */
  readonly open: (how: 'works' | 'refuses' | 'hangs') => void;
  /** Simulates closing the tab: closes its connections and prevents new ones. */
  readonly end: () => void;
};

/** Creates the databases of one tab. All tabs share the databases of the page. */
export function createFaultyDatabases(): FaultyDatabases {
  const connections = new Set<IDBDatabase>();
  const hanging = new Set<() => void>();
  let state: 'works' | 'refuses' | 'hangs' | 'ended' = 'works';
  const close = (how: 'with-event' | 'silently') => {
    for (const connection of connections) {
      connection.close();
      if (how === 'with-event') connection.dispatchEvent(new Event('close'));
    }
    connections.clear();
  };
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    if (state === 'refuses') throw new DOMException('The disk is broken.', 'UnknownError');
    const request = new EventTarget() as IDBOpenDBRequest;
    if (state === 'ended') return request;
    const start = () => {
      const real = indexedDB.open(name, version);
      Object.defineProperties(request, { result: { get: () => real.result }, error: { get: () => real.error } });
      real.addEventListener('upgradeneeded', () => void request.dispatchEvent(new Event('upgradeneeded')));
      real.addEventListener('error', () => void request.dispatchEvent(new Event('error')));
      real.addEventListener('success', () => {
        const { result } = real;
        if (state === 'ended') return result.close();
        connections.add(result);
        result.addEventListener('versionchange', () => connections.delete(result));
        request.dispatchEvent(new Event('success'));
      });
    };
    if (state === 'hangs') hanging.add(start);
    else start();
    return request;
  };
  return {
    factory: { open } as unknown as IDBFactory,
    close,
    isOpen: () => connections.size > 0,
    open(how) {
      state = how;
      if (how !== 'works') return;
      for (const start of hanging) start();
      hanging.clear();
    },
    end() {
      state = 'ended';
      close('silently');
    },
  };
}

/** Deletes a database, and resolves when the deletion is complete. */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });

/** Opens a database without the vault, as another program would. */
export const openDatabaseDirectly = (name: string, version?: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Resolves when all messages that the tabs have sent so far have arrived. A channel delivers messages in order. */
export const waitForChannel = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const [sender, receiver] = [new BroadcastChannel(name), new BroadcastChannel(name)];
    receiver.addEventListener('message', () => {
      sender.close();
      receiver.close();
      resolve();
    });
    sender.postMessage({ kind: 'entry', slot: '', upTo: 0 });
  });

/** The moments at which a full device can refuse a write: at the call, in the response, or at the commit. */
export const writeRefusals = ['at-once', 'in-its-answer', 'at-commit'] as const;

const { put, delete: remove } = IDBObjectStore.prototype;

/**
 * Makes writes fail as on a full device, until the returned function is called. With `something-is-removed`, the
 * removal of an entry also ends the failures.
 */
export function fillDevice(
  refusal: (typeof writeRefusals)[number],
  { until = 'the-end' }: { readonly until?: 'the-end' | 'something-is-removed' } = {},
): () => void {
  const full = () => new DOMException('The device has no room.', 'QuotaExceededError');
  const makeRoom = () => Object.assign(IDBObjectStore.prototype, { put, delete: remove });
  IDBObjectStore.prototype.put = function (...entry) {
    if (refusal === 'at-once') throw full();
    const { transaction } = this;
    const request = put.apply(this, entry);
    Object.defineProperty(transaction, 'error', { get: full });
    if (refusal === 'at-commit') request.addEventListener('success', () => transaction.abort());
    else transaction.abort();
    return request;
  };
  if (until === 'something-is-removed')
    IDBObjectStore.prototype.delete = function (...key) {
      makeRoom();
      return remove.apply(this, key);
    };
  return makeRoom;
}
