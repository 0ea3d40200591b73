import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Seen {
  readonly requests: number;
  readonly perSecond: number;
  readonly versions: number;
  readonly faults: readonly string[];
}

export interface Visitors {
  /** Until the site shows it. */
  waitFor(version: number): Promise<void>;
  /** Of an edge that has just been started; anything but this version is a fault. */
  firstAnswer(version: number): Promise<void>;
  come(visitsPerSecond: number): { end(): Promise<Seen> };
  readonly faults: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const patienceMs = 30_000;
const rememberedScripts = 3;
const mostAtOnce = 100;

/** Open the page and its script as browsers do; both must be there and of one version. */
export function createVisitors({ port, slug }: { readonly port: number; readonly slug: string }): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const faults: string[] = [];
  const versions = new Set<string>();
  /** Of pages that were opened some versions ago, newest first. */
  const scripts: string[] = [];
  let requests = 0;
  const ask = (path: string): Promise<Answer> => {
    requests += 1;
    return askFor({ agent, port, slug, path });
  };

  async function visit(): Promise<string> {
    const page = await ask('/');
    const version = /<title>(version \d+\.)/.exec(page.text)?.[1] ?? '';
    const path = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '/no-script.js';
    const older = scripts.at(-1);
    const [script, old] = await Promise.all([ask(path), older === undefined ? undefined : ask(older)]);
    const isWhole = page.status === 200 && script.status === 200 && script.text.includes(version);
    if (!isWhole || version === '')
      faults.push(
        `page ${page.status} "${version}", script ${path} ${script.status}, ${script.text.length} characters`,
      );
    if (old && old.status !== 200) faults.push(`script of an earlier version: ${older} ${old.status}`);
    if (!versions.has(version)) scripts.unshift(path);
    if (scripts.length > rememberedScripts) scripts.length = rememberedScripts;
    versions.add(version);
    return version;
  }

  return {
    faults,
    async waitFor(version) {
      for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 50) {
        const { status, text } = await askFor({ agent, port, slug, path: '/' });
        if (status === 200 && text.includes(`<title>version ${version}.`)) return;
        await sleep(50);
      }
      throw new Error(`version ${version} was not shown in time`);
    },
    async firstAnswer(version) {
      for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 20) {
        const { status, text } = await askFor({ agent, port, slug, path: '/' });
        // Nobody listens yet, or whoever does says that it is starting.
        if (status === 0 || status === 503) {
          await sleep(20);
          continue;
        }
        if (status !== 200 || !text.includes(`<title>version ${version}.`))
          faults.push(`first answer: ${status}`);
        return;
      }
      faults.push('no first answer');
    },
    come(visitsPerSecond) {
      const startedAt = performance.now();
      const pending = new Set<Promise<unknown>>();
      requests = 0;
      const timer = setInterval(() => {
        // A machine that is too busy gets fewer visitors; the figure at the end says how many came.
        if (pending.size >= mostAtOnce) return;
        const one = visit().finally(() => pending.delete(one));
        pending.add(one);
      }, 1000 / visitsPerSecond);
      return {
        async end() {
          clearInterval(timer);
          await Promise.all(pending);
          agent.destroy();
          const perSecond = (requests * 1000) / (performance.now() - startedAt);
          return { requests, perSecond, versions: versions.size, faults: [...faults] };
        },
      };
    },
  };
}

interface Asked {
  readonly agent: Agent;
  readonly port: number;
  readonly slug: string;
  readonly path: string;
}

/** Status 0: there was no answer. */
function askFor({ agent, port, slug, path }: Asked): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { host: `${slug}.sites.localhost`, accept: 'text/html,*/*' };
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', (error) => resolve({ status: 0, text: String(error) }));
    request.setTimeout(20_000, () => request.destroy(new Error('no answer in time')));
  });
}
