import type { RelyingParty } from './crypto/webauthn.ts';
import type { AuthSettings } from './settings.ts';

/** By itself the site of the project: passkeys and keys of a second factor are bound to it. */
export function relyingPartyOf(settings: AuthSettings): RelyingParty {
  const site = URL.parse(settings.site_url);
  const origins = settings.webauthn_rp_origins.split(',').flatMap((origin) => origin.trim() || []);
  const id = settings.webauthn_rp_id === '' ? (site?.hostname ?? '') : settings.webauthn_rp_id;
  return {
    id,
    name: settings.webauthn_rp_display_name === '' ? id : settings.webauthn_rp_display_name,
    origins: origins.length > 0 || !site ? origins : [site.origin],
  };
}
