import type { Environments } from '@quayside/api/environments';
import type { Flow } from '@quayside/flow/define-flow';
import type { EditionFacts } from '@quayside/flow/edition-facts';
import type { Language } from '@quayside/i18n/language';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';

/** Everything in which one regional app differs from another. A host that needs more than this means that a package lacks something. */
export type Edition = EditionFacts & {
  /** under which the host is served: /acct/open-account/ */
  readonly base: string;
  readonly languages: readonly Language[];
  /** by host name; an unknown one is refused */
  readonly environments: Environments;
  /** a second log service, below the log service's base address: error records go there too (CALL-05) */
  readonly secondLogPath?: string;
  readonly flows: readonly Flow[];
  /** what the opening and its screens offer; the server judges by the app type's own */
  readonly capabilities: EditionCapabilities;
  /** where the app can be had: for customers whose PC the server refuses (MSG-27) */
  readonly appAddress?: string;
  /** the number of the broker's licence: home says by whom it is regulated, and under which number (FAIL-04) */
  readonly licence: string;
  /** the black skin while the system is dark, unless a skinType says otherwise (SKIN-02) */
  readonly systemDark?: boolean;
};
