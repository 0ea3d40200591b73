import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OwnAuthority {
  /** What a client trusts. */
  readonly authorityFile: string;
  /** A certificate of a server on this machine. */
  readonly tls: { readonly key: string; readonly cert: string };
}

export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** An authority that nobody trusts unless told to, and a certificate of it for the loopback address. */
export function createOwnAuthority(folder: string): OwnAuthority {
  const at = (name: string) => join(folder, name);
  const openssl = (...args: readonly string[]) =>
    execFileSync('openssl', [...args], { cwd: folder, stdio: 'ignore' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...newKey, '-subj', '/CN=Own', '-keyout', 'ca.key', '-out', 'ca.pem');
  openssl('req', ...newKey.slice(0, 5), '-subj', '/CN=git', '-keyout', 'git.key', '-out', 'git.csr');
  writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1,DNS:git.example\n');
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names', '-days', '2'];
  openssl('x509', '-req', '-in', 'git.csr', ...signing, '-out', 'git.pem');
  const text = (name: string) => readFileSync(at(name), 'utf8');
  return { authorityFile: at('ca.pem'), tls: { key: text('git.key'), cert: text('git.pem') } };
}
