import type { Host } from '../host-context.ts';
import type { ClientServices } from './client-services.ts';

type Storage = {
  readonly storage: Pick<ClientServices['storage'], 'mode'>;
  readonly vault: Pick<ClientServices['vault'], 'keeping'>;
};

/** Updates the notice for the customer when this device stores no data (F38), or refuses a draft (F39). */
export function watchDraftStorage(host: Pick<Host, 'draftStorage'>, { storage, vault }: Storage): void {
  const mode = storage.mode();
  const tell = () => host.draftStorage.set(vault.keeping.state === 'memory' ? 'memory' : mode);
  tell();
  vault.keeping.subscribe(tell);
}
