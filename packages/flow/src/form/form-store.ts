import { type Issue, isError } from '@quayside/rules/issue';
import { readPath, type Values, writePath } from './paths.ts';
import { Slots } from './slots.ts';

export type Check = (values: Values) => readonly Issue[];

/**
 * The answers of one step while they are typed. State lives here and not in React, so that a key renders one field. Nothing is checked while somebody
 * types for the first time; after an attempt to go on, a field's error goes as soon as its answer is valid. Advice holds nobody up, so it comes without an
 * attempt, once somebody has stopped typing.
 */
export class FormStore {
  /** the files of the form */
  readonly slots = new Slots();
  #values: Values;
  #touched = new Set<string>();
  #issues: readonly Issue[] = [];
  #advice: readonly Issue[] = [];
  #check: Check | undefined;
  #listeners = new Set<() => void>();
  #labels = new Map<string, string>();
  #attempts = 0;
  #setters = new Map<string, (value: unknown) => void>();

  constructor(values: Values = {}) {
    this.#values = values;
  }

  get values(): Values {
    return this.#values;
  }

  /** Whether anything was typed that `saved` has not been told of. */
  get touched(): boolean {
    return this.#touched.size > 0;
  }

  /** what was typed that `saved` has not been told of */
  get typedPaths(): readonly string[] {
    return [...this.#touched];
  }

  /** Of some paths those at, below and above which nothing was typed. */
  untouched(paths: readonly string[]): readonly string[] {
    const covers = (outer: string, inner: string) => `${inner}.`.startsWith(`${outer}.`);
    return paths.filter((path) => this.typedPaths.every((typed) => !covers(path, typed) && !covers(typed, path)));
  }

  /** the errors of the last attempt that are not solved */
  get issues(): readonly Issue[] {
    return this.#issues;
  }

  get advice(): readonly Issue[] {
    return this.#advice;
  }

  /** how often somebody tried to go on */
  get attempts(): number {
    return this.#attempts;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (path: string): unknown => readPath(this.#values, path);

  issueAt = (path: string): Issue | undefined => this.#issues.find((issue) => issue.path === path);

  adviceAt = (path: string): Issue | undefined => this.#advice.find((issue) => issue.path === path);

  /** One setter a path, always the same function, so that memoised fields stay still. */
  setter(path: string): (value: unknown) => void {
    const known = this.#setters.get(path);
    if (known) return known;
    const set = (value: unknown) => this.write(path, value);
    this.#setters.set(path, set);
    return set;
  }

  write(path: string, value: unknown): void {
    this.#values = writePath(this.#values, path, value);
    this.#touched.add(path);
    this.#advice = this.#advice.filter((advice) => advice.path !== path); // about what was there before
    if (this.#issues.length && this.#check) this.#keepOnlyUnsolved(this.#check(this.#values));
    this.#tell();
  }

  /** Answers that arrive from the server or the device: what has been typed here wins. */
  merge(values: Values): void {
    let merged = { ...values };
    for (const path of this.#touched) merged = writePath(merged, path, readPath(this.#values, path));
    this.#values = merged;
    this.#tell();
  }

  /** Answers that waited on this device: in place of what the server sent, an emptied field included, and under what is typed now. */
  adopt(values: Values): void {
    const fields = Object.keys({ ...this.#values, ...values });
    this.merge(values);
    for (const field of fields) this.#touched.add(field);
  }

  /** Other answers in place of all that is here; nothing of them is typed. */
  replace(values: Values): void {
    this.#values = values;
    this.#touched.clear();
    this.#tell();
  }

  /** What the field at a path is called on screen. */
  name(path: string, label: string): void {
    this.#labels.set(path, label);
  }

  /** What stands around the field at a path, from the outside in: "Residential address". */
  groupsAt = (path: string): readonly string[] => {
    const keys = path.split('.');
    return keys.slice(1).flatMap((_, length) => this.#labels.get(keys.slice(0, length + 1).join('.')) || []);
  };

  labelAt = (path: string): string => this.#labels.get(path) ?? this.#labels.get(path.split('.')[0] ?? '') ?? '';

  /** Shows every error and every piece of advice, and from now on takes each error away once `check` no longer finds it. */
  show(issues: readonly Issue[], check?: Check): void {
    this.#issues = issues.filter(isError);
    this.#advice = issues.filter((issue) => !isError(issue));
    this.#check = check;
    this.#attempts += 1;
    this.#tell();
  }

  /** Shows the advice among `issues`, and leaves errors as they are. */
  advise(issues: readonly Issue[]): void {
    const advice = issues.filter((issue) => !isError(issue));
    if (JSON.stringify(advice) === JSON.stringify(this.#advice)) return;
    this.#advice = advice;
    this.#tell();
  }

  saved(): void {
    this.#touched.clear();
  }

  /** Solved errors go; new ones wait for the next attempt, except where an error of the same field merely changes. */
  #keepOnlyUnsolved(found: readonly Issue[]): void {
    this.#issues = this.#issues.flatMap(
      (shown) => found.find((issue) => issue.path === shown.path && isError(issue)) ?? [],
    );
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
