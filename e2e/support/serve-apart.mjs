import { spawn } from 'node:child_process';
import path from 'node:path';
import { endWithParent } from '../../scripts/setup/parent-watch.mjs';

// At a second Ctrl-C, which npm makes of the first, the runner kills outright what it started, with its whole group. That
// is this process; the server stands apart, notices that it is alone, and ends in good order.
endWithParent();
const server = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.mjs')], {
  detached: true,
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (code) => process.exit(code ?? 1));
