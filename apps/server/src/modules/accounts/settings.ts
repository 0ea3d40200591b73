import { SignUpMode } from '@loam/contract';
import type { AccountStore } from './store.ts';

export interface Settings {
  signUpMode(): Promise<SignUpMode>;
  setSignUpMode(mode: SignUpMode): Promise<void>;
}

const signUpKey = 'sign_up';

/** What the operator changes while the installation runs; the environment gives the first values. */
export function createSettings(store: AccountStore, initial: { readonly signUp: SignUpMode }): Settings {
  return {
    async signUpMode() {
      const stored = SignUpMode.safeParse(await store.readSetting(signUpKey));
      return stored.success ? stored.data : initial.signUp;
    },
    async setSignUpMode(mode) {
      await store.writeSetting(signUpKey, mode);
    },
  };
}
