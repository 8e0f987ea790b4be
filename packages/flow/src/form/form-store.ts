import { type Issue, isError } from '@quayside/rules/issue';
import { FileStates } from './file-states.ts';
import { coversPath, type FormValues, readPath, writePath } from './paths.ts';

/** A function that returns the issues of a form's answers. */
export type CheckAnswers = (values: FormValues) => readonly Issue[];

/**
 * The answers of one step while the customer types. The state is outside React, so that a key press renders one field. Errors appear after the first attempt to
 * continue, and disappear when the answer is valid. Advice appears after a pause in typing, without an attempt.
 */
export class FormStore {
  /** The upload states of the form's files, by path. */
  readonly slots = new FileStates();
  #values: FormValues;
  #touched = new Set<string>();
  #restored = new Set<string>();
  #issues: readonly Issue[] = [];
  #advice: readonly Issue[] = [];
  #check: CheckAnswers | undefined;
  #listeners = new Set<() => void>();
  #labels = new Map<string, string>();
  #attempts = 0;
  #setters = new Map<string, (value: unknown) => void>();

  constructor(values: FormValues = {}) {
    this.#values = values;
  }

  get values(): FormValues {
    return this.#values;
  }

  /** Whether there is input that is not saved (`saved`). */
  get isDirty(): boolean {
    return this.#touched.size > 0;
  }

  /** Whether there is unsaved input that the customer typed on this screen. Answers restored from the device do not count. */
  get isDirtyHere(): boolean {
    return this.dirtyPaths.some((path) => !this.#restored.has(path));
  }

  /** The paths with unsaved input. */
  get dirtyPaths(): readonly string[] {
    return [...this.#touched];
  }

  /** Returns those of `paths` that have no unsaved input at, below or above them. */
  cleanPaths(paths: readonly string[]): readonly string[] {
    return paths.filter((path) =>
      this.dirtyPaths.every((typed) => !coversPath(path, typed) && !coversPath(typed, path)),
    );
  }

  /** The errors of the last attempt to continue that are not resolved yet. */
  get issues(): readonly Issue[] {
    return this.#issues;
  }

  get advice(): readonly Issue[] {
    return this.#advice;
  }

  /** The number of calls of `show`. */
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

  /** Returns the function that writes the answer at a path. It is the same function each time, so that memoised fields do not re-render. */
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

  /** Merges answers from the server or the device into the form. Unsaved input takes precedence. */
  merge(values: FormValues): void {
    let merged = { ...values };
    for (const path of this.#touched) merged = writePath(merged, path, readPath(this.#values, path));
    this.#values = merged;
    this.#tell();
  }

  /** Restores a draft of this device as unsaved input. It replaces the server's answers, even with empty values, but not current input. */
  adopt(values: FormValues): void {
    const fields = Object.keys({ ...this.#values, ...values }).filter((field) => !this.#touched.has(field));
    this.merge(values);
    for (const field of fields) this.#restore(field);
  }

  /** Restores the answers at `paths` as unsaved input, which was stored on this device before the saved answers had loaded. */
  adoptAt(paths: readonly string[], values: FormValues): void {
    for (const path of paths) {
      this.write(path, readPath(values, path));
      this.#restore(path);
    }
  }

  /** Replaces all answers, and discards unsaved input. */
  replace(values: FormValues): void {
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

  /** Shows errors and advice after an attempt to continue. After each change, errors that `check` no longer finds disappear. */
  show(issues: readonly Issue[], check?: CheckAnswers): void {
    this.#issues = issues.filter(isError);
    this.#advice = issues.filter((issue) => !isError(issue));
    this.#check = check;
    this.#attempts += 1;
    this.#tell();
  }

  /** Shows the advice among `issues` instead of earlier advice. Errors do not change. */
  advise(issues: readonly Issue[]): void {
    const advice = issues.filter((issue) => !isError(issue));
    if (JSON.stringify(advice) === JSON.stringify(this.#advice)) return;
    this.#advice = advice;
    this.#tell();
  }

  /** Marks all input as saved. */
  saved(): void {
    this.#touched.clear();
    this.#restored.clear();
  }

  #restore(path: string): void {
    this.#touched.add(path);
    this.#restored.add(path);
  }

  /** Removes resolved errors. A new error appears only if it replaces one of the same field. */
  #keepOnlyUnsolved(found: readonly Issue[]): void {
    this.#issues = this.#issues.flatMap(
      (shown) => found.find((issue) => issue.path === shown.path && isError(issue)) ?? [],
    );
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
