import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../platform/embedded-postgres/processes.ts';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];

const find = (names: readonly string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));

/** A sentinel is the same program with another option. */
const program = find(['valkey-server', 'redis-server']);

/** Reason to skip tests with a real server; empty if one is installed. */
export const lacksValkey =
  program === undefined ? 'neither valkey-server nor redis-server is installed (Debian: redis-server)' : '';

/** Reason to skip tests of TLS; empty if they can run. */
export const lacksTls = lacksValkey || (find(['openssl']) === undefined ? 'openssl is not installed' : '');

export const testPassword = 'solo per la prova';

export type TestServer = {
  readonly port: number;
  readonly start: () => void;
  /** Ends like a power cut. */
  readonly kill: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
};

const ends: (() => Promise<void>)[] = [];

/** Ends every started server; each test file calls it after its tests, as files share this module. */
export const endServers = async (): Promise<void> => {
  for (const end of ends.splice(0)) await end();
};

export type TestCertificate = {
  /** The certificate as PEM, for clients to trust. */
  readonly pem: string;
  readonly keyFile: string;
  readonly certificateFile: string;
};

/** A self-signed certificate for 127.0.0.1. */
export const makeTestCertificate = (): TestCertificate => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-valkey-tls-'));
  const keyFile = path.join(folder, 'key.pem');
  const certificateFile = path.join(folder, 'certificate.pem');
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const about = ['-days', '2', '-subj', '/CN=valkey', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...made, ...about, '-keyout', keyFile, '-out', certificateFile], {
    stdio: 'ignore',
  });
  ends.push(async () => rmSync(folder, { recursive: true, force: true }));
  return { pem: readFileSync(certificateFile, 'utf8'), keyFile, certificateFile };
};

/** Listening options: TLS alone with a certificate. */
const listening = (port: number, certificate: TestCertificate | undefined): readonly string[] =>
  certificate
    ? [
        ...['port 0', `tls-port ${port}`, 'tls-auth-clients no', 'tls-replication yes'],
        `tls-cert-file ${certificate.certificateFile}`,
        `tls-key-file ${certificate.keyFile}`,
        `tls-ca-cert-file ${certificate.certificateFile}`,
      ]
    : [`port ${port}`];

type MadeOf = {
  readonly config: readonly string[];
  readonly isSentinel?: boolean;
  readonly certificate?: TestCertificate | undefined;
};

const makeServer = async ({ config, isSentinel = false, certificate }: MadeOf): Promise<TestServer> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-valkey-'));
  const port = await freePort();
  const file = path.join(folder, 'server.conf');
  const common = [...listening(port, certificate), 'bind 127.0.0.1', `dir ${folder}`];
  writeFileSync(file, `${[...common, ...config].join('\n')}\n`);
  let child: ChildProcess | undefined;
  const start = () => {
    child = spawn(program ?? '', [file, ...(isSentinel ? ['--sentinel'] : [])], { stdio: 'ignore' });
  };
  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  start();
  ends.push(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...{ port, start, kill },
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  };
};

/** A server for one test file; `of` makes it a replica. */
export const startTestValkey = (of?: TestServer, certificate?: TestCertificate): Promise<TestServer> =>
  makeServer({
    certificate,
    config: [
      'save ""',
      `requirepass "${testPassword}"`,
      `masterauth "${testPassword}"`,
      ...(of ? [`replicaof 127.0.0.1 ${of.port}`] : []),
    ],
  });

export const startTestSentinel = (of: TestServer, certificate?: TestCertificate): Promise<TestServer> =>
  makeServer({
    certificate,
    isSentinel: true,
    config: [
      `sentinel monitor zanga 127.0.0.1 ${of.port} 2`,
      `sentinel auth-pass zanga "${testPassword}"`,
      'sentinel down-after-milliseconds zanga 500',
      'sentinel failover-timeout zanga 3000',
    ],
  });

export const urlOf = ({ port }: TestServer): string =>
  `redis://:${encodeURIComponent(testPassword)}@127.0.0.1:${port}`;
