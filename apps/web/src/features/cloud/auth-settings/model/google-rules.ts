import { type AuthConfig, AuthGoogleSettings, cloudMessages } from '@loam/contract';
import { type Faults, faultsOf } from './changes.ts';

/** An enabled method that cannot work would lock people out. */
export function googleFaults(values: AuthConfig['google_settings']): Faults {
  const isOn = values.external_google_enabled;
  return {
    ...(isOn && values.external_google_client_id === ''
      ? { external_google_client_id: cloudMessages.clientIdsRequired }
      : {}),
    ...(isOn && values.external_google_secret === ''
      ? { external_google_secret: cloudMessages.clientSecretRequired }
      : {}),
    ...faultsOf(AuthGoogleSettings, values),
  };
}
