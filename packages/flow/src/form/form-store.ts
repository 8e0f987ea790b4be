import { type Issue, isError } from '@quayside/rules/issue';
import { FileStates } from './file-states.ts';
import { covers, readPath, type Values, writePath } from './paths.ts';

/** Function that returns the issues of a form's answers. */
export type Check = (values: Values) => readonly Issue[];

/**
 * Answers of one step while the customer types. The state is outside React, so a key press renders one field. Errors appear after the first attempt to
 * continue, and disappear when the answer is valid. Advice appears after a pause in typing, without an attempt.
 */
export class FormStore {
  /** upload states of the form's files */
  readonly slots = new FileStates();
  #values: Values;
  #touched = new Set<string>();
  #restored = new Set<string>();
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

  /** whether there is input since the last `saved` */
  get isDirty(): boolean {
    return this.#touched.size > 0;
  }

  /** whether there is input since the last `saved` that the customer typed on this screen; answers restored from the device do not count */
  get isDirtyHere(): boolean {
    return this.dirtyPaths.some((path) => !this.#restored.has(path));
  }

  /** paths with input since the last `saved` */
  get dirtyPaths(): readonly string[] {
    return [...this.#touched];
  }

  /** Returns those of `paths` without input at them, below them or above them. */
  cleanPaths(paths: readonly string[]): readonly string[] {
    return paths.filter((path) => this.dirtyPaths.every((typed) => !covers(path, typed) && !covers(typed, path)));
  }

  /** errors of the last attempt that are not resolved */
  get issues(): readonly Issue[] {
    return this.#issues;
  }

  get advice(): readonly Issue[] {
    return this.#advice;
  }

  /** number of attempts to continue */
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

  /** Returns the setter of a path: the same function each time, so that memoised fields do not re-render. */
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
    this.#restored.delete(path);
    this.#advice = this.#advice.filter((advice) => advice.path !== path); // the advice is about the previous answer
    if (this.#issues.length && this.#check) this.#keepOnlyUnsolved(this.#check(this.#values));
    this.#tell();
  }

  /** Merges answers from the server or the device. Input takes precedence. */
  merge(values: Values): void {
    let merged = { ...values };
    for (const path of this.#touched) merged = writePath(merged, path, readPath(this.#values, path));
    this.#values = merged;
    this.#tell();
  }

  /** Restores a draft of this device as input. It replaces the server's answers, even with empty values, but not current input. */
  adopt(values: Values): void {
    const fields = Object.keys({ ...this.#values, ...values }).filter((field) => !this.#touched.has(field));
    this.merge(values);
    for (const field of fields) this.#restore(field);
  }

  /** Restores the answers at `paths` as input. For answers stored on this device before the saved ones had loaded. */
  adoptAt(paths: readonly string[], values: Values): void {
    for (const path of paths) {
      this.write(path, readPath(values, path));
      this.#restore(path);
    }
  }

  /** Replaces all answers, and discards the input. */
  replace(values: Values): void {
    this.#values = values;
    this.saved();
    this.#tell();
  }

  /** Registers the label of the field or group at a path, for messages. */
  name(path: string, label: string): void {
    this.#labels.set(path, label);
  }

  /** Returns the legends of the groups around a field, outermost first: `['Residential address']`. */
  groupsAt = (path: string): readonly string[] => {
    const keys = path.split('.');
    return keys.slice(1).flatMap((_, length) => this.#labels.get(keys.slice(0, length + 1).join('.')) || []);
  };

  labelAt = (path: string): string => this.#labels.get(path) ?? this.#labels.get(path.split('.')[0] ?? '') ?? '';

  /** Shows errors and advice after an attempt to continue. After each change, removes the errors that `check` does not find. */
  show(issues: readonly Issue[], check?: Check): void {
    this.#issues = issues.filter(isError);
    this.#advice = issues.filter((issue) => !isError(issue));
    this.#check = check;
    this.#attempts += 1;
    this.#tell();
  }

  /** Shows the advice among `issues`. Errors do not change. */
  advise(issues: readonly Issue[]): void {
    const advice = issues.filter((issue) => !isError(issue));
    if (JSON.stringify(advice) === JSON.stringify(this.#advice)) return;
    this.#advice = advice;
    this.#tell();
  }

  /** Marks the input as saved. */
  saved(): void {
    this.#touched.clear();
    this.#restored.clear();
  }

  #restore(path: string): void {
    this.#touched.add(path);
    this.#restored.add(path);
  }

  /** Removes resolved errors. New errors wait for the next attempt, unless they replace one of the same field. */
  #keepOnlyUnsolved(found: readonly Issue[]): void {
    this.#issues = this.#issues.flatMap(
      (shown) => found.find((issue) => issue.path === shown.path && isError(issue)) ?? [],
    );
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
