import { parseLanguage } from '@quayside/i18n/language';
import { parseSkin } from '@quayside/ui/skin';
import { mount } from './mount.ts';
import type { EmbedError, EmbedEvent, EmbedHandle, EmbedLook, EmbedOptions } from './types.ts';

/**
 * The element `<quayside-flow>`. Set its options as a property: `element.options = { edition, flow, session }`. It
 * starts when it has options and is connected.
 */
export type QuaysideFlowElement = HTMLElement & {
  options: EmbedOptions | undefined;
  readonly update: EmbedHandle['update'];
  readonly back: EmbedHandle['back'];
};

/**
 * The events of the element. They do not bubble; `detail` is the event or error. The callbacks in `options` receive the
 * same.
 */
export type QuaysideFlowEvents = {
  readonly quayside: CustomEvent<EmbedEvent>;
  readonly 'quayside-error': CustomEvent<EmbedError>;
};

/**
 * Registers the custom element under `name` once. The page calls it, so that an import has no side effect. The
 * attributes `language`, `skin` and `navigation` may change at any time and override the options.
 */
export function defineQuaysideFlow(name = 'quayside-flow'): void {
  if (customElements.get(name)) return;
  customElements.define(name, elementClass());
}

/** Returns the element class. It is created on demand, because a server has no HTMLElement. */
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
