import { fileURLToPath } from 'node:url';
import { isPinnedNode } from './setup/pinned-node.mjs';
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/problem.mjs';

// npm run release: one archive with everything a server needs, below .cache/release. --platforms x64 leaves the other out.
await runScript(async () => {
  await prepare();
  if (!(await isPinnedNode(fileURLToPath(import.meta.url)))) return;
  const { makeRelease } = await import('./release/make-release.mjs');
  await makeRelease(process.argv.slice(2));
});
