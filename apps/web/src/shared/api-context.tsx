import type { Api } from '@loam/client';
import { createContext, type ReactNode, use } from 'react';

const ApiContext = createContext<Api | undefined>(undefined);

export function ApiProvider({ api, children }: { readonly api: Api; readonly children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new TypeError('useApi needs an ApiProvider above it');
  return api;
}
