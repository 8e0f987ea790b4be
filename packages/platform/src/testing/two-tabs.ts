import { createDraftVault, type DraftVault } from '../draft-vault/draft-vault.ts';
import { createFakeTimers } from './fake-timers/fake-timers.ts';
import {
  createFaultyDatabases,
  deleteDatabase,
  type FaultyDatabases,
  fillDevice,
  waitForChannel,
  type writeRefusals,
} from './faulty-databases.ts';

const user = 'u';
export const draftNames = ['a', 'b'] as const;
export const tabNumbers = [0, 1] as const;
type Name = (typeof draftNames)[number];
type TabNumber = (typeof tabNumbers)[number];

/**
 * The source of the time of a draft. `of-typing`: the time of the input, as steps pass it. `of-the-call`: the time of
 * the call.
 */
export type DraftTime = 'of-typing' | 'of-the-call';

/** An action of the customer, the server, the browser or the device in a test with two tabs. */
export type TwoTabsCommand =
  /** The customer types. */
  | { readonly do: 'save'; readonly tab: TabNumber; readonly name: Name }
  /** The tab saves its input again, for example when it is hidden or left. */
  | { readonly do: 'save-again'; readonly tab: TabNumber; readonly name: Name }
  /** The server has received the draft, so the tab removes it. */
  | { readonly do: 'remove'; readonly tab: TabNumber; readonly name: Name }
  | { readonly do: 'read'; readonly tab: TabNumber; readonly name: Name }
  | { readonly do: 'close'; readonly tab: TabNumber; readonly how: 'with-event' | 'silently' }
  | { readonly do: 'opening'; readonly tab: TabNumber; readonly how: 'works' | 'refuses' }
  | { readonly do: 'reload'; readonly tab: TabNumber }
  | { readonly do: 'delete-database' }
  | { readonly do: 'fill'; readonly how: (typeof writeRefusals)[number] }
  | { readonly do: 'make-room' };

type Tab = {
  readonly vault: DraftVault;
  readonly databases: FaultyDatabases;
  /** Whether the tab can open the database. */
  opens: boolean;
  /** The input that the page has typed and not removed. Each input is a new number. */
  readonly typed: Map<Name, number>;
  /** The newest input that the page has read or typed. 0 means that it has found none. */
  readonly seen: Map<Name, number>;
};

const start = 1_800_000_000_000;

/**
 * Two tabs of a device, and the entries that must be found there. `run` and `heal` reject if an entry is missing or
 * should have been removed.
 */
export class TwoTabs {
  readonly #database: string;
  readonly #times: DraftTime;
  /** The newest input that either tab has typed, by draft name. */
  readonly #newest = new Map<Name, number>();
  /** The input that a page must find, unless it finds a newer one. */
  readonly #stored = new Map<Name, number>();
  /** The newest input that was removed. A page must not find it or an older one. */
  readonly #removed = new Map<Name, number>();
  readonly #tabs: [Tab, Tab];
  #inputs = 0;
  #makeRoom: (() => void) | undefined;

  constructor(database: string, times: DraftTime) {
    this.#database = database;
    this.#times = times;
    this.#tabs = [this.#open(), this.#open()];
  }

  async run(command: TwoTabsCommand): Promise<void> {
    if (command.do === 'delete-database') return this.#delete();
    if (command.do === 'make-room') return this.makeRoom();
    if (command.do === 'fill') {
      this.makeRoom();
      this.#makeRoom = fillDevice(command.how);
      return;
    }
    const tab = this.#tabs[command.tab];
    switch (command.do) {
      case 'save':
        this.#inputs += 1;
        this.#newest.set(command.name, this.#inputs);
        return this.#save(tab, command.name, this.#inputs);
      case 'save-again': {
        const input = tab.typed.get(command.name);
        return input !== undefined && this.#times === 'of-typing' ? this.#save(tab, command.name, input) : undefined;
      }
      case 'remove':
        return this.#remove(tab, command.name);
      case 'read':
        return this.#read(tab, command.name);
      case 'close':
        return tab.databases.close(command.how);
      case 'opening':
        tab.opens = command.how === 'works';
        return tab.databases.open(command.how);
      case 'reload':
        tab.databases.end();
        this.#tabs[command.tab] = this.#open();
    }
  }

  /** Ends all faults. Each tab then stores its input. Rejects if a new page does not find that input. */
  async heal(): Promise<void> {
    this.makeRoom();
    for (const tab of this.#tabs) {
      tab.databases.open('works');
      tab.opens = true;
      await tab.vault.save(user, 'else', 'a call that opens the database');
      assertThat(tab.vault.location.state === 'device', 'a device that works stores every draft');
      this.#storeAll(tab);
    }
    const page = this.#open();
    for (const name of draftNames) await this.#read(page, name);
    page.databases.end();
  }

  makeRoom(): void {
    this.#makeRoom?.();
    this.#makeRoom = undefined;
  }

  end(): void {
    this.makeRoom();
    for (const { databases } of this.#tabs) databases.end();
  }

  #open(): Tab {
    const databases = createFaultyDatabases();
    const vault = createDraftVault({
      now: () => start + this.#inputs,
      database: this.#database,
      indexedDB: databases.factory,
      timers: createFakeTimers(),
    });
    return { vault, databases, opens: true, typed: new Map(), seen: new Map() };
  }

  async #save(tab: Tab, name: Name, input: number): Promise<void> {
    const typedAt = this.#times === 'of-typing' ? start + input : undefined;
    const kept = await tab.vault.save(user, name, input, typedAt);
    tab.typed.set(name, input);
    tab.seen.set(name, Math.max(input, tab.seen.get(name) ?? 0));
    if (kept === 'memory') assertThat(tab.vault.location.state === 'memory', 'the vault reports a refusal');
    if (kept === 'device') this.#store(name, input);
    else if (!((this.#stored.get(name) ?? 0) > input)) this.#stored.delete(name);
  }

  async #remove(tab: Tab, name: Name): Promise<void> {
    const upTo = tab.seen.get(name) ?? this.#inputs;
    await tab.vault.remove(user, name);
    if (tab.databases.isOpen()) {
      await waitForChannel(this.#database);
      this.#removed.set(name, Math.max(upTo, this.#removed.get(name) ?? 0));
    }
    if (!((this.#stored.get(name) ?? 0) > upTo)) this.#stored.delete(name);
    for (const { typed } of this.#tabs) if (!((typed.get(name) ?? 0) > upTo)) typed.delete(name);
  }

  async #read(tab: Tab, name: Name): Promise<void> {
    if (!tab.opens) return; // it would wait for the database
    const found = (await tab.vault.read(user, name)) as number | undefined;
    const own = tab.typed.get(name);
    const expected = Math.max(
      this.#stored.get(name) ?? 0,
      own !== undefined && this.#newest.get(name) === own ? own : 0,
    );
    assertThat((found ?? 0) >= expected, `input ${expected} or a newer one has to be found, and not ${found}`);
    assertThat(found === undefined || found > (this.#removed.get(name) ?? 0), `input ${found} was removed`);
    tab.seen.set(name, Math.max(found ?? 0, tab.seen.get(name) ?? 0));
  }

  async #delete(): Promise<void> {
    const aware = this.#tabs.filter(({ databases }) => databases.isOpen());
    await deleteDatabase(this.#database);
    this.#stored.clear();
    for (const tab of aware) {
      if (!tab.opens) continue;
      await tab.vault.read(user, 'else'); // calls run in order, after the work that the deletion started
      if (!this.#makeRoom) this.#storeAll(tab);
    }
  }

  #storeAll({ typed }: Tab): void {
    for (const [name, input] of typed) if (this.#newest.get(name) === input) this.#store(name, input);
  }

  #store(name: Name, input: number): void {
    this.#stored.set(name, Math.max(input, this.#stored.get(name) ?? 0));
  }
}

function assertThat(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
