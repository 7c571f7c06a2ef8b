import { fileURLToPath } from 'node:url';
import { isPinnedNode } from './setup/pinned-node.mjs';
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/problem.mjs';

// npm start: from a bare checkout to a shop that people can browse. Runs on Node 20 without any package.
await runScript(async () => {
  await prepare();
  if (!(await isPinnedNode(fileURLToPath(import.meta.url)))) return;
  const { startServer } = await import('./setup/server.mjs');
  await startServer({ dev: process.argv.includes('--dev') });
});
