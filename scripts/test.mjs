import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cache, inRoot, root } from './setup/paths.mjs';
import { isPinnedNode, waitFor } from './setup/pinned-node.mjs';
import { prepare } from './setup/prepare.mjs';
import { runScript } from './setup/problem.mjs';

// npm test: installs missing packages and a browser, runs every check, and ends with the number of all tests.
await runScript(async () => {
  await prepare();
  if (!(await isPinnedNode(fileURLToPath(import.meta.url)))) return;
  const sums = path.join(cache, 'verify.json');
  fs.rmSync(sums, { force: true });
  const verify = spawn(process.execPath, [inRoot('scripts', 'verify.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = await waitFor(verify);
  if (!fs.existsSync(sums)) return;
  const { passed, failed } = JSON.parse(fs.readFileSync(sums, 'utf8'));
  console.log(`${passed} passed, ${failed} failed`);
});
