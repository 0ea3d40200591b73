import type { KeyBox } from '../../key-box.ts';
import type { Runtime } from '../../runtime.ts';
import type { InstallationModel } from './installation-model.ts';
import type { InstalledModels } from './ports.ts';
import type { ProviderStore } from './provider-store.ts';

/** What the use cases of this module work with. */
export interface ModelsContext extends Pick<Runtime, 'db' | 'logger'> {
  readonly providers: ProviderStore;
  readonly keys: KeyBox;
  readonly installed: InstalledModels;
  readonly installationModel: InstallationModel;
}
