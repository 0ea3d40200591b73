import { findDeno, type FunctionsOptions } from '@loam/cloud/functions';
import { AppError } from '@loam/kernel';
import type { FunctionHost } from '@loam/server';
import { INSIDE_PATHS, REGISTRY_ORIGIN, reachableCopy, type Programs } from '@loam/sandbox';
import { join } from 'node:path';
import { folderOf } from './open-sandbox.ts';

const consentSetting = 'LOAM_ACCEPT_UNHELD_FUNCTIONS=true';

export interface FunctionPlace {
  readonly programs: FunctionsOptions['programs'];
  /** The sandbox's folder. */
  readonly root: string;
}

/** What functions are run by: the sandbox's programs, and Deno where they can reach it. */
export async function functionPrograms(
  place: FunctionPlace,
): Promise<Pick<FunctionsOptions, 'programs' | 'paths' | 'deno'>> {
  const deno = findDeno();
  const { app, socket, doors } = INSIDE_PATHS;
  return {
    programs: { ...place.programs, network: () => advised(place.programs.network()) },
    paths: { app, socket, doors, registryOrigin: REGISTRY_ORIGIN },
    deno: deno === undefined ? undefined : await reachableCopy(deno, place.root),
  };
}

/** Why functions are off is read by people who ask their operator what can be done. */
function advised(
  network: ReturnType<FunctionPlace['programs']['network']>,
): ReturnType<FunctionPlace['programs']['network']> {
  if (network.kind !== 'off') return network;
  return { ...network, reason: `${network.reason} An operator who accepts that sets ${consentSetting}.` };
}

/** The same for a control plane, which functions call by their project's own address. */
export async function openFunctions(
  sandbox: { readonly programs: Programs } | { readonly reason: string },
  place: {
    readonly home: string;
    /** The folder of the checkout. */
    readonly root: string;
    readonly port: number;
    readonly listenAddress: string | undefined;
  },
): Promise<FunctionHost> {
  const { home, root, port, listenAddress } = place;
  return {
    ...(await functionPrograms({ programs: programsOf(sandbox), root: folderOf(home) })),
    scriptsDir: join(root, 'packages', 'cloud', 'src', 'functions', 'inside'),
    gateway: { host: callableAddress(listenAddress), port },
  };
}

function programsOf(sandbox: Parameters<typeof openFunctions>[0]): FunctionPlace['programs'] {
  if ('programs' in sandbox) return sandbox.programs;
  const { reason } = sandbox;
  const refuse = () => Promise.reject(new AppError({ code: 'not_held', detail: reason }));
  return {
    network: () => ({ kind: 'off', reason }),
    use: refuse,
    tryOut: refuse,
    run: refuse,
    end: async () => {},
    list: () => [],
  };
}

/** Whoever listens everywhere is found on the machine itself. */
function callableAddress(listenAddress: string | undefined): string {
  const isEverywhere = listenAddress === undefined || listenAddress === '0.0.0.0' || listenAddress === '::';
  return isEverywhere ? '127.0.0.1' : listenAddress;
}

/** Addresses of clouds: a function reaches its own, and those of others as little as they reach it. */
export function isBelow(domain: string): (hostname: string) => boolean {
  const name = domain.split(':')[0] ?? domain;
  return (hostname) => hostname === name || hostname.endsWith(`.${name}`);
}
