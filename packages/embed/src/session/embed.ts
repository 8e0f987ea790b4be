import { CallError } from '@quayside/api/errors';
import { watchVisibility } from '@quayside/bridge/internals/watch-visibility';
import type { FlowRoute, ScreenModule } from '@quayside/flow/define-flow';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import { guardFlowEntry } from '@quayside/flow/internals/guard-flow-entry';
import { loadScreen } from '@quayside/flow/internals/load-screen';
import { memoryHistory, type PageHistory } from '@quayside/flow/internals/page-history';
import { adoptI18next } from '@quayside/i18n/internals/adopt-i18next';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { createReword } from '@quayside/i18n/internals/text-overrides';
import { TextStore } from '@quayside/i18n/text-store';
import type { DraftVault } from '@quayside/platform/draft-vault';
import { Store } from '@quayside/platform/internals/store';
import type { NavBarContent, NavBarOutlet } from '@quayside/ui/internals/nav-bar-outlet';
import { ToastStore } from '@quayside/ui/toast-store';
import type { Location } from 'react-router';
import { loggedErrors, toErrorCode, UnreachableRequirementError } from '../errors/problems.ts';
import type { EmbedReports } from '../errors/reports.ts';
import type { EmbedErrorCode, EmbedOptions } from '../types.ts';
import { checkBases } from './check-options.ts';
import { type Customer, signIn } from './customer.ts';
import { embedServices } from './embed-services.ts';
import { getFirstTarget, limitToScope, type ScopeTarget } from './scope.ts';

/** The visible screen, with its route and location. */
export type ScreenVisit = { readonly route: FlowRoute; readonly screen: ScreenModule; readonly location: Location };

/** What the embedded flow shows: a loading state (`loading`), an error (`stopped`), the end of the requested steps (`ended`), or a screen (`running`). */
export type EmbedStage =
  | { readonly status: 'loading' }
  | { readonly status: 'stopped'; readonly code: EmbedErrorCode; readonly error: unknown; readonly leadsTo?: string }
  | { readonly status: 'ended' }
  | {
      readonly status: 'running';
      readonly runtime: FlowRuntime;
      readonly history: PageHistory;
      readonly visit: ScreenVisit;
      /** Store with the place of unsent input: the device, or memory if the device refuses to store it. Undefined after `dispose`. */
      readonly keeping: DraftVault['location'] | undefined;
    };

/** One embedded flow with separate texts, session, history and runtime, so that several can run on one page. */
export class Embed {
  readonly texts: TextStore;
  readonly questions: EmbedOptions['questions'];
  readonly toasts = new ToastStore();
  readonly stage = new Store<EmbedStage>({ status: 'loading' });
  #options: EmbedOptions;
  #reports: EmbedReports;
  #customer: Customer | undefined;
  #runtime: FlowRuntime | undefined;
  #bar: NavBarContent | undefined;
  #screen = '';
  /** Number of starts and navigations. A late response to an older one has no effect. */
  #sequence = 0;
  #ends: (() => void)[] = [];

  constructor(options: EmbedOptions, reports: EmbedReports) {
    this.#options = options;
    this.#reports = reports;
    this.questions = options.questions ?? options.edition.questions;
    const { defaultLanguage, texts } = options.edition;
    this.texts = new TextStore(options.language ?? defaultLanguage, 'on-screen', texts && createReword(texts));
    this.texts.onMissing = (error) => console.error(error); // logged, because the screen does not show an error for a missing text
  }

  /** Signs in, loads the application and shows its screen. Never rejects. A call after a failure retries. */
  async start(): Promise<void> {
    const sequence = this.#nextSequence();
    this.#release();
    this.stage.set({ status: 'loading' });
    try {
      checkBases(this.#options.edition.environment);
      void adoptI18next(this.texts).catch(() => undefined); // the texts work without i18next
      const customer = await signIn(this.#options, this.texts, {
        offline: () => void this.#showOffline(),
        switched: () => void this.start(),
      });
      if (sequence !== this.#sequence) return;
      await this.#run(customer, sequence);
    } catch (error) {
      const cause = await this.#causeOf(error);
      if (sequence === this.#sequence) this.stop(cause);
    }
  }

  /** Shows the customer why the flow stopped, and reports the code of the error to the page. `leadsTo` is the path to leave to. */
  stop(error: unknown, leadsTo?: string): void {
    const code = toErrorCode(error);
    if (loggedErrors.has(code)) console.error(error, this.#options.edition.environment.bases);
    this.#nextSequence();
    this.stage.set({ status: 'stopped', code, error, ...(leadsTo ? { leadsTo } : {}) });
    this.#reports.error(code);
  }

  /** Reports to the page that the customer leaves the flow for the path `to`. */
  leave(to: string): void {
    this.#reports.event({ type: 'leave', flow: this.#options.flow.name, to });
  }

  /** Acts like Back of the visible screen. Reports `leave` with `/` if the screen has no Back. */
  back(): void {
    if (this.#bar?.onBack) this.#bar.onBack();
    else this.leave('/');
  }

  /** Returns the target to which screens pass their bar. Each bar is reported to the page as a `navigation` event. */
  outlet(drawn: NavBarOutlet['drawn']): NavBarOutlet {
    return {
      drawn,
      show: (bar) => {
        this.#bar = bar;
        this.#reportBar();
        return () => {
          if (this.#bar === bar) this.#bar = undefined;
        };
      },
    };
  }

  /** Reports the bar of a newly visible screen to the page. Does nothing if the screen is the same. */
  reportShown({ route }: ScreenVisit): void {
    if (this.#screen === route.name) return;
    this.#screen = route.name;
    this.#reportBar();
  }

  /** Stops all work of this flow. Resolves once unsent input is stored. */
  async dispose(): Promise<void> {
    this.#nextSequence();
    const runtime = this.#runtime;
    await runtime?.drafts.storeAll().catch(() => undefined); // if the device refuses the input, a notice is already visible
    this.toasts.dismiss();
    this.#release();
  }

  async #run(customer: Customer, sequence: number): Promise<void> {
    const { flow, only } = this.#options;
    this.#customer = customer;
    const { services, release } = await embedServices(this.#options, customer, {
      texts: this.texts,
      reports: this.#reports,
      reload: () => this.#reload(),
    });
    if (sequence !== this.#sequence) return release();
    const runtime = new FlowRuntime(flow, services, { holder: this.#options.holder });
    this.#runtime = runtime;
    this.#ends.push(release, () => runtime.queries.clear());
    try {
      await runtime.load();
    } catch (error) {
      const cause = await this.#causeOf(error);
      if (sequence === this.#sequence) this.stop(cause, this.#refusal(error));
      return;
    }
    if (sequence !== this.#sequence) return;
    this.#ends.push(
      watchVisibility(
        // without a network, the local data stay visible
        (status) => void (status === 'hidden' ? runtime.drafts.storeAll() : runtime.refresh()).catch(() => undefined),
        { bridge: customer.bridge, document },
      ),
    );
    await this.#beginAnew(runtime);
    const lead = getFirstTarget(runtime, only);
    if (lead.to === 'outside') throw new UnreachableRequirementError(only ?? []);
    if (lead.to === 'end') return this.#end(runtime);
    const history = memoryHistory('/', lead.path);
    this.#ends.push(history.listen(() => void this.#visit(runtime, history)));
    await this.#visit(runtime, history);
  }

  /** Starts a new application of a repeatable flow if the server permits it. */
  async #beginAnew(runtime: FlowRuntime): Promise<void> {
    const first = runtime.flow.steps[0]?.path ?? '/';
    await guardFlowEntry(runtime, first).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.messageKey !== 'notAllowed') throw error;
    });
  }

  async #visit(runtime: FlowRuntime, history: PageHistory): Promise<void> {
    const sequence = this.#nextSequence();
    const location = history.location();
    try {
      const lead = await this.#leadOf(runtime, location.pathname);
      if (sequence !== this.#sequence) return;
      if (lead.to === 'end') return this.#end(runtime);
      if (lead.to === 'outside') return this.#stay(history, location.pathname);
      if (lead.path !== location.pathname) return history.go({ pathname: lead.path }, 'replace');
      const route = routeAt(runtime, lead.path);
      if (!route) return this.#stay(history, lead.path);
      const screen = await loadScreen(this, route);
      if (sequence !== this.#sequence) return;
      const { status } = this.stage.state;
      const keeping = this.#customer?.vault.location;
      this.stage.set({ status: 'running', runtime, history, visit: { route, screen, location }, keeping });
      const { application } = runtime;
      if (status !== 'running' && application)
        this.#reports.event({
          type: 'ready',
          flow: runtime.flow.name,
          applicationId: application.id,
          state: application.state,
        });
    } catch (error) {
      if (sequence === this.#sequence) this.stop(error);
    }
  }

  /** Resolves to the target for a path, limited to the requirements in `only`. */
  async #leadOf(runtime: FlowRuntime, path: string): Promise<ScopeTarget> {
    if (!routeAt(runtime, path)) return { to: 'outside' };
    const { state } = this.stage;
    const redirect =
      state.status === 'running' ? await guardFlowEntry(runtime, path) : runtime.navigator.redirect(path);
    return limitToScope(runtime, redirect ?? path, this.#options.only);
  }

  /** Reports a path outside the flow to the page, and returns to the visible screen. */
  #stay(history: PageHistory, to: string): void {
    const { state } = this.stage;
    this.leave(to);
    if (state.status === 'running') history.go(state.visit.location, 'replace');
  }

  #end(runtime: FlowRuntime): void {
    const { only = [] } = this.#options;
    this.stage.set({ status: 'ended' });
    this.#reports.event({
      type: 'requirements-met',
      flow: runtime.flow.name,
      applicationId: runtime.application?.id ?? '',
      requirements: only,
    });
  }

  /** Resolves to the cause of a network error while the device is online; otherwise to the given error. */
  async #causeOf(error: unknown): Promise<unknown> {
    if (toErrorCode(error) !== 'offline' || !navigator.onLine) return error;
    const found = await import('../errors/network-cause.ts').then(
      ({ findNetworkCause }) => findNetworkCause(this.#options),
      () => undefined, // without this chunk, the network error is reported
    );
    return found ?? error;
  }

  /** Returns the path to leave to if the customer may not start an application; undefined for other errors. */
  #refusal(error: unknown): string | undefined {
    const { flow } = this.#options;
    if (toErrorCode(error) !== 'not-allowed' || !(error instanceof CallError)) return undefined;
    const { reason } = (error.envelope?.data ?? {}) as { reason?: unknown };
    return flow.refused?.(reason, flow.steps[0]?.path ?? '/');
  }

  /** Restarts the flow after its draft was deleted, or reloads the page if the server has a newer journey. */
  #reload(): void {
    const { state } = this.#runtime ?? {};
    if (state?.status !== 'ready' || state.build === 'current') return void this.start();
    this.#reports.error('outdated');
    location.reload();
  }

  #reportBar(): void {
    if (!this.#bar || !this.#screen) return;
    const { title, onBack } = this.#bar;
    const { name: flow } = this.#options.flow;
    this.#reports.event({ type: 'navigation', flow, screen: this.#screen, title, canGoBack: onBack !== undefined });
  }

  async #showOffline(): Promise<void> {
    await this.texts.load(errorText).catch(() => undefined); // English is the fallback
    this.toasts.show(this.texts.translate(errorText, 'networkError'));
  }

  #release(): void {
    for (const end of this.#ends.splice(0)) end();
    this.#runtime = undefined;
    if (!this.#options.bridge) this.#customer?.bridge.dispose();
    this.#customer = undefined;
  }

  #nextSequence(): number {
    this.#sequence += 1;
    return this.#sequence;
  }
}

const routeAt = ({ flow }: FlowRuntime, path: string): FlowRoute | undefined =>
  [...flow.steps, ...flow.screens].find((route) => route.path === path);
