import { parseLanguage } from '@quayside/i18n/language';
import { parseSkin } from '@quayside/ui/skin';
import { mount } from './mount.ts';
import type { EmbedError, EmbedEvent, EmbedHandle, EmbedLook, EmbedOptions } from './types.ts';

/** `<quayside-flow>`. What is not text comes as a property: `element.options = { edition, flow, session }`; it starts when it has them and is on the page. */
export type QuaysideFlowElement = HTMLElement & {
  options: EmbedOptions | undefined;
  readonly update: EmbedHandle['update'];
  readonly back: EmbedHandle['back'];
};

/** Dispatched by the element, not bubbling, with the event or error as `detail`; the listeners of `options` hear them too. */
export type QuaysideFlowEvents = {
  readonly quayside: CustomEvent<EmbedEvent>;
  readonly 'quayside-error': CustomEvent<EmbedError>;
};

/**
 * Registers the custom element under `name`, once. Called by the page, so that an import alone changes nothing. The attributes `language`, `skin` and
 * `navigation` may change at any time and come before the options of the same name.
 */
export function defineQuaysideFlow(name = 'quayside-flow'): void {
  if (customElements.get(name)) return;
  customElements.define(name, elementClass());
}

/** Made when it is asked for: a server has no HTMLElement. */
const elementClass = () =>
  class extends HTMLElement implements QuaysideFlowElement {
    static readonly observedAttributes = ['language', 'skin', 'navigation'];
    #options: EmbedOptions | undefined;
    #handle: EmbedHandle | undefined;

    get options(): EmbedOptions | undefined {
      return this.#options;
    }

    set options(options: EmbedOptions | undefined) {
      this.#stop();
      this.#options = options;
      this.#start();
    }

    connectedCallback(): void {
      if (!this.style.display) this.style.display = 'block';
      this.#start();
    }

    disconnectedCallback(): void {
      this.#stop();
    }

    attributeChangedCallback(): void {
      this.#handle?.update(this.#look());
    }

    update(look: EmbedLook): void {
      this.#handle?.update(look);
    }

    back(): void {
      this.#handle?.back();
    }

    #start(): void {
      const options = this.#options;
      if (!options || this.#handle || !this.isConnected) return;
      this.#handle = mount(this, {
        ...options,
        ...this.#look(),
        onEvent: (detail) => {
          options.onEvent?.(detail);
          this.dispatchEvent(new CustomEvent('quayside', { detail }));
        },
        onError: (detail) => {
          options.onError?.(detail);
          this.dispatchEvent(new CustomEvent('quayside-error', { detail }));
        },
      });
    }

    #stop(): void {
      void this.#handle?.unmount();
      this.#handle = undefined;
    }

    #look(): EmbedLook {
      const language = parseLanguage(this.getAttribute('language'));
      const skin =
        this.getAttribute('skin') === 'system' ? 'system' : parseSkin(this.getAttribute('skin') ?? undefined);
      const drawn = this.getAttribute('navigation');
      return {
        ...(language && { language }),
        ...(skin && { skin }),
        ...(drawn === 'ours' || drawn === 'embedder' ? { navigation: drawn } : {}),
      };
    }
  };
