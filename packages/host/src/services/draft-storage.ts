import type { Host } from '../host-context.ts';
import type { ClientServices } from './client-services.ts';

type Storage = {
  readonly storage: Pick<ClientServices['storage'], 'mode'>;
  readonly vault: Pick<ClientServices['vault'], 'location'>;
};

/** Sets `host.draftStorage` now and whenever it changes: `memory` while this device stores no data (F38) or refuses a draft (F39), otherwise `device`. */
export function watchDraftStorage(host: Pick<Host, 'draftStorage'>, { storage, vault }: Storage): void {
  const mode = storage.mode();
  const update = () => host.draftStorage.set(vault.location.state === 'memory' ? 'memory' : mode);
  update();
  vault.location.subscribe(update);
}
