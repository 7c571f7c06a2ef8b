import { fileURLToPath } from 'node:url';
import { isPinnedNode } from './setup/pinned-node.mjs';
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/problem.mjs';

// npm run verify: every check, also after one has failed. --only types,lint runs some of them; --changed runs what the
// change at hand can have broken.
await runScript(async () => {
  await prepare();
  if (!(await isPinnedNode(fileURLToPath(import.meta.url)))) return;
  // Not before: all below is written for the pinned Node, and what starts this may be older.
  const { verify } = await import('./verify/run.mjs');
  await verify(process.argv.slice(2));
});
