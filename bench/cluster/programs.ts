import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Program = { readonly file: string; readonly debian: string };

const valkey = '/usr/bin/valkey-server';

/** Where Debian puts what the cluster is made of. */
export const programs = {
  etcd: { file: '/usr/bin/etcd', debian: 'etcd-server' },
  patroni: { file: '/usr/bin/patroni', debian: 'patroni' },
  etcdClient: { file: '/usr/lib/python3/dist-packages/etcd/__init__.py', debian: 'python3-etcd' },
  postgres: { file: '/usr/lib/postgresql/15/bin/postgres', debian: 'postgresql-15' },
  haproxy: { file: '/usr/sbin/haproxy', debian: 'haproxy' },
  pgbouncer: { file: '/usr/sbin/pgbouncer', debian: 'pgbouncer' },
  // Debian 13 has Valkey, Debian 12 the Redis that it has come from; each is its own Sentinel.
  valkey: { file: existsSync(valkey) ? valkey : '/usr/bin/redis-server', debian: 'redis-server' },
  ip: { file: '/usr/sbin/ip', debian: 'iproute2' },
  unshare: { file: '/usr/bin/unshare', debian: 'util-linux' },
} as const satisfies Record<string, Program>;

const missing = (): string[] =>
  Object.values(programs).flatMap(({ file, debian }) => (existsSync(file) ? [] : [debian]));

/** Names the missing programs, or installs them with `--install`. */
export const havePrograms = (install: boolean): boolean => {
  const packages = missing();
  if (packages.length === 0) return true;
  if (!install) {
    console.error(
      `The cluster is made of Debian's packages (12, Bookworm). Missing: ${packages.join(' ')}\n` +
        'Install them, or let it be done as root: npm run test:cluster -- --install',
    );
    return false;
  }
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0 && missing().length === 0;
};
