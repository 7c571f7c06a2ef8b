import { fileURLToPath } from 'node:url';
import { isPinnedNode } from './setup/pinned-node.mjs';
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/problem.mjs';

// npm start: from a bare checkout to a shop that people can browse. Runs on Node 20 without any package.
// npm run dev (--dev) restarts the server on changes; --once is one such start.
const script = fileURLToPath(import.meta.url);
const dev = process.argv.includes('--dev');

await runScript(async () => {
  await prepare();
  if (!(await isPinnedNode(script))) return;
  if (dev && !process.argv.includes('--once')) {
    const { runWatched } = await import('./setup/dev.mjs');
    await runWatched(script);
  } else {
    const { startServer } = await import('./setup/server.mjs');
    await startServer({ dev });
  }
});
