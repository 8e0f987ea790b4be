import { CallError } from '@quayside/api/errors';
import { watchVisibility } from '@quayside/bridge/watch-visibility';
import { arrive } from '@quayside/flow/arrive';
import type { FlowRoute, ScreenModule } from '@quayside/flow/define-flow';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import { loadScreen } from '@quayside/flow/load-screen';
import { memoryHistory, type PageHistory } from '@quayside/flow/page-history';
import { adoptI18next } from '@quayside/i18n/adopt-i18next';
import { errors as errorText } from '@quayside/i18n/text/errors';
import { TextStore } from '@quayside/i18n/text-store';
import { Store } from '@quayside/platform/store';
import type { NavBarOutlet, ShownBar } from '@quayside/ui/nav-bar-outlet';
import { ToastStore } from '@quayside/ui/toast-store';
import type { Location } from 'react-router';
import type { EmbedErrorCode, EmbedOptions } from '../types.ts';
import { type Customer, signIn } from './customer.ts';
import { embedServices } from './embed-services.ts';
import { codeOf, UnreachableRequirementError } from './problems.ts';
import type { Reports } from './reports.ts';
import { beginWithin, type Lead, leadWithin } from './scope.ts';

/** A screen at its address. */
export type Visit = { readonly route: FlowRoute; readonly screen: ScreenModule; readonly location: Location };

/** What is to be seen: a wait, what keeps the flow from going on, the end of what was asked for, or a screen of the flow. */
export type Stage =
  | { readonly status: 'loading' }
  | { readonly status: 'stopped'; readonly code: EmbedErrorCode; readonly error: unknown; readonly leadsTo?: string }
  | { readonly status: 'ended' }
  | { readonly status: 'running'; readonly runtime: FlowRuntime; readonly history: PageHistory; readonly visit: Visit };

/** One flow in one page: its texts, its session, its addresses, its run. Nothing of it lives in a module. */
export class Embed {
  readonly texts: TextStore;
  readonly toasts = new ToastStore();
  readonly stage = new Store<Stage>({ status: 'loading' });
  #options: EmbedOptions;
  #reports: Reports;
  #customer: Customer | undefined;
  #runtime: FlowRuntime | undefined;
  #bar: ShownBar | undefined;
  #screen = '';
  /** counts starts and navigations: an answer to an older one changes nothing */
  #turn = 0;
  #ends: (() => void)[] = [];

  constructor(options: EmbedOptions, reports: Reports) {
    this.#options = options;
    this.#reports = reports;
    this.texts = new TextStore(options.language ?? options.edition.defaultLanguage);
  }

  /** Signs in, loads the application and shows its screen. Never rejects; called again after a stop, it tries again. */
  async start(): Promise<void> {
    const turn = this.#nextTurn();
    this.#letGo();
    this.stage.set({ status: 'loading' });
    try {
      void adoptI18next(this.texts).catch(() => undefined); // the words are there without it
      const customer = await signIn(this.#options, this.texts, {
        offline: () => void this.#sayOffline(),
        switched: () => void this.start(),
      });
      if (turn !== this.#turn) return;
      await this.#run(customer, turn);
    } catch (error) {
      if (turn === this.#turn) this.stop(error);
    }
  }

  /** Says why it does not go on, to the customer and to the page. */
  stop(error: unknown, leadsTo?: string): void {
    const code = codeOf(error);
    if (code === 'broken' || code === 'wrong-options') console.error(error);
    this.#nextTurn();
    this.stage.set({ status: 'stopped', code, error, ...(leadsTo ? { leadsTo } : {}) });
    this.#reports.error(code);
  }

  leave(to: string): void {
    this.#reports.event({ type: 'leave', flow: this.#options.flow.name, to });
  }

  back(): void {
    if (this.#bar?.onBack) this.#bar.onBack();
    else this.leave('/');
  }

  outlet(drawn: NavBarOutlet['drawn']): NavBarOutlet {
    return {
      drawn,
      show: (bar) => {
        this.#bar = bar;
        this.#tellBar();
        return () => {
          if (this.#bar === bar) this.#bar = undefined;
        };
      },
    };
  }

  /** The screen stands. */
  shown({ route }: Visit): void {
    if (this.#screen === route.name) return;
    this.#screen = route.name;
    this.#tellBar();
  }

  /** Ends all that waits, listens or was kept for this page; resolves when what was typed is safe. */
  async dispose(): Promise<void> {
    this.#nextTurn();
    const runtime = this.#runtime;
    await runtime?.drafts.keepAll().catch(() => undefined); // nowhere to keep it: the page was told when the flow began
    this.toasts.dismiss();
    this.#letGo();
  }

  async #run(customer: Customer, turn: number): Promise<void> {
    const { flow, only } = this.#options;
    this.#customer = customer;
    const { services, release } = await embedServices(this.#options, customer, {
      texts: this.texts,
      reports: this.#reports,
      reload: () => this.#reload(),
    });
    if (turn !== this.#turn) return release();
    const runtime = new FlowRuntime(flow, services, { holder: this.#options.holder });
    this.#runtime = runtime;
    this.#ends.push(release, () => runtime.queries.clear());
    try {
      await runtime.load();
    } catch (error) {
      if (turn === this.#turn) this.stop(error, this.#refusal(error));
      return;
    }
    if (turn !== this.#turn) return;
    this.#ends.push(
      watchVisibility(
        (status) => void (status === 'hidden' ? runtime.drafts.keepAll() : runtime.refresh()).catch(() => undefined), // offline: what the device knows has to do
        { bridge: customer.bridge, document },
      ),
    );
    await this.#beginAnew(runtime);
    const lead = beginWithin(runtime, only);
    if (lead.to === 'outside') throw new UnreachableRequirementError(only ?? []);
    if (lead.to === 'end') return this.#end(runtime);
    const history = memoryHistory('/', lead.path);
    this.#ends.push(history.listen(() => void this.#visit(runtime, history)));
    await this.#visit(runtime, history);
  }

  /** A flow that is gone through repeatedly begins anew, where the server lets it. */
  async #beginAnew(runtime: FlowRuntime): Promise<void> {
    const first = runtime.flow.steps[0]?.path ?? '/';
    await arrive(runtime, first).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.messageKey !== 'notAllowed') throw error;
    });
  }

  async #visit(runtime: FlowRuntime, history: PageHistory): Promise<void> {
    const turn = this.#nextTurn();
    const location = history.location();
    try {
      const lead = await this.#leadOf(runtime, location.pathname);
      if (turn !== this.#turn) return;
      if (lead.to === 'end') return this.#end(runtime);
      if (lead.to === 'outside') return this.#stay(history, location.pathname);
      if (lead.path !== location.pathname) return history.go({ pathname: lead.path }, 'replace');
      const route = routeAt(runtime, lead.path);
      if (!route) return this.#stay(history, lead.path);
      const screen = await loadScreen(this, route);
      if (turn !== this.#turn) return;
      const { status } = this.stage.state;
      this.stage.set({ status: 'running', runtime, history, visit: { route, screen, location } });
      const { application } = runtime;
      if (status !== 'running' && application)
        this.#reports.event({
          type: 'ready',
          flow: runtime.flow.name,
          applicationId: application.id,
          state: application.state,
        });
    } catch (error) {
      if (turn === this.#turn) this.stop(error);
    }
  }

  /** The guard: the step that comes first, and of that what the page asks for. */
  async #leadOf(runtime: FlowRuntime, path: string): Promise<Lead> {
    if (!routeAt(runtime, path)) return { to: 'outside' };
    const { state } = this.stage;
    const redirect = state.status === 'running' ? await arrive(runtime, path) : runtime.redirect(path);
    return leadWithin(runtime, redirect ?? path, this.#options.only);
  }

  /** What lies outside is the page's affair; the screen stays. */
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

  /** Where the flow leads whom the server starts no application for. */
  #refusal(error: unknown): string | undefined {
    const { flow } = this.#options;
    if (codeOf(error) !== 'not-allowed' || !(error instanceof CallError)) return undefined;
    const { reason } = (error.envelope?.data ?? {}) as { reason?: unknown };
    return flow.refused?.(reason, flow.steps[0]?.path ?? '/');
  }

  /** A flow asks for it when its draft is gone, which a new run answers, or when the server has a newer journey, which only a new page has too. */
  #reload(): void {
    const { state } = this.#runtime ?? {};
    if (state?.status !== 'ready' || state.build === 'current') return void this.start();
    this.#reports.error('outdated');
    location.reload();
  }

  #tellBar(): void {
    if (!this.#bar || !this.#screen) return;
    const { title, onBack } = this.#bar;
    const { name: flow } = this.#options.flow;
    this.#reports.event({ type: 'navigation', flow, screen: this.#screen, title, canGoBack: onBack !== undefined });
  }

  async #sayOffline(): Promise<void> {
    await this.texts.load(errorText).catch(() => undefined); // English stands in
    this.toasts.show(this.texts.translate(errorText, 'networkError'));
  }

  #letGo(): void {
    for (const end of this.#ends.splice(0)) end();
    this.#runtime = undefined;
    if (!this.#options.bridge) this.#customer?.bridge.dispose();
    this.#customer = undefined;
  }

  #nextTurn(): number {
    this.#turn += 1;
    return this.#turn;
  }
}

const routeAt = ({ flow }: FlowRuntime, path: string): FlowRoute | undefined =>
  [...flow.steps, ...flow.screens].find((route) => route.path === path);
