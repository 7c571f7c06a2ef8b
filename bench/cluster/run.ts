import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { havePrograms } from './programs.ts';

// npm run test:cluster: three machines on this one, each in its own network; each part is killed and cut off in turn
// while people order. `-- --times 10` repeats all of it, `--install` installs missing programs, `--keep` keeps the
// folder with the output of every program.
const has = (option: string) => process.argv.includes(option);
if (!havePrograms(has('--install'))) process.exit(1);
if (!existsSync(path.resolve(import.meta.dirname, '../../apps/storefront/dist'))) {
  console.error('The nodes serve the pages that `npm run build` makes: there are none yet.');
  process.exit(1);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-cluster-'));
const inside = path.join(import.meta.dirname, 'inside.ts');
// Own namespaces of networks and processes, with root inside them only. They end with this process.
// The shell stays as the first process: it reaps orphans.
const own = ['-Urnpf', '--mount-proc', '--kill-child', '--'];
const shell = ['/bin/sh', '-c', '"$@"; exit $?', 'cluster'];
const child = spawn(
  '/usr/bin/unshare',
  [...own, ...shell, process.execPath, inside, folder, ...process.argv.slice(2)],
  // Its input closes with this process, even after a crash.
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGKILL'));
child.on('exit', (code) => {
  if (has('--keep')) console.log(`Every program's words are in ${folder}`);
  else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code ?? 1);
});
