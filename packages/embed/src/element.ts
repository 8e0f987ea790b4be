import { parseLanguage } from '@quayside/i18n/language';
import { parseSkin } from '@quayside/ui/skin';
import { mount } from './mount.ts';
import type { EmbedDisplayOptions, EmbedError, EmbedEvent, EmbedHandle, EmbedOptions } from './types.ts';

/**
 * Custom element `<quayside-flow>`. Set its options as a property: `element.options = { edition, flow, session }`. The
 * flow starts when the element has options and is in the document. Other options restart it.
 */
export type QuaysideFlowElement = HTMLElement & {
  options: EmbedOptions | undefined;
  readonly update: EmbedHandle['update'];
  readonly back: EmbedHandle['back'];
};

/** Events of the element, which do not bubble. `detail` is the event or error. The callbacks in `options` receive the same values. */
export type QuaysideFlowEvents = {
  readonly quayside: CustomEvent<EmbedEvent>;
  readonly 'quayside-error': CustomEvent<EmbedError>;
};

/**
 * Registers the custom element under `name`; does nothing if the name is taken. An import alone has no side effect. The
 * attributes `language`, `skin` and `navigation` override the options and can change at any time.
 */
export function defineQuaysideFlow(name = 'quayside-flow'): void {
  if (customElements.get(name)) return;
  customElements.define(name, elementClass());
}

/** Creates the class of the element. Called on demand, because a server has no HTMLElement. */
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

    update(look: EmbedDisplayOptions): void {
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

    #look(): EmbedDisplayOptions {
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
