import { setTimeout as sleep } from 'node:timers/promises';

export interface Builder {
  signUp(): Promise<void>;
  call(route: string, body?: object): Promise<unknown>;
  save(projectId: string, version: number): Promise<void>;
  /** Answered, refused or broken off: the caller says what may be. */
  publish(projectId: string): Promise<{ readonly status: number; readonly text: string }>;
}

const patienceMs = 60_000;
const callTimeoutMs = 120_000;

/** Somebody who builds, at a server that may be gone for a while. */
export function createBuilder(port: number): Builder {
  let token = '';
  const send = async (route: string, body?: object) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      signal: AbortSignal.timeout(callTimeoutMs),
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const call = async (route: string, body?: object): Promise<unknown> => {
    const { status, text } = await send(route, body);
    if (status >= 300) throw new Error(`${route}: ${status} ${text}`);
    return JSON.parse(text);
  };
  return {
    call,
    async signUp() {
      const person = { name: 'Ann', email: 'ann@example.test', password: 'a good password' };
      const answer = await call('POST /auth/sign-up/email', person);
      const told = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : '';
      token = String(told);
    },
    async save(projectId, version) {
      const startedAt = performance.now();
      for (;;) {
        const saved = await call(`POST /projects/${projectId}/edit-code`, {
          changes: filesOf(version),
        }).catch((error: unknown) => error);
        if (!(saved instanceof Error)) return;
        if (performance.now() - startedAt > patienceMs) throw saved;
        await sleep(200);
      }
    },
    publish: (projectId) =>
      send(`POST /projects/${projectId}/deployments`, {}).catch((error: unknown) => ({
        status: 0,
        text: String(error),
      })),
  };
}

/** The page and the script both say which version they are. */
function filesOf(version: number) {
  return [
    {
      path: 'index.html',
      content: `<!doctype html><html><head><title>version ${version}.</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>\n`,
    },
    {
      path: 'src/main.tsx',
      content: `import { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')!).render(<main>version ${version}.</main>);\n`,
    },
  ];
}
