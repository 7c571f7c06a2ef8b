import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './setup/browser.mjs';
import { isPinnedNode } from './setup/pinned-node.mjs';
import { cache } from './setup/places.mjs';
import { prepare } from './setup/prepare.mjs';
import { runScript, SetupProblem } from './setup/problem.mjs';
import { sumCounts } from './verify/counts.mjs';
import { runStep } from './verify/run-step.mjs';
import { steps } from './verify/steps.mjs';

// npm run verify: every check, also after one has failed. --only types,lint runs some of them.
await runScript(async () => {
  await prepare();
  if (!(await isPinnedNode(fileURLToPath(import.meta.url)))) return;
  const wanted = chosen(process.argv.slice(2));
  // Looked for before anything else: nobody waits for all other checks to hear that it is missing.
  if (wanted.some(({ name }) => name === 'browser')) process.env.CHROMIUM_PATH = await ensureBrowser();
  const results = [];
  for (const step of wanted) {
    console.log(`\n▸ ${step.title}`);
    const result = await runStep(step);
    console.log(`${result.ok ? '✓' : '✗'} ${step.title} (${result.seconds.toFixed(1)} s)`);
    results.push(result);
  }
  report(results);
});

/** @param {string[]} args */
function chosen(args) {
  const flag = args.indexOf('--only');
  const names = flag < 0 ? steps.map(({ name }) => name) : (args[flag + 1] ?? '').split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new SetupProblem(
      `No such check: ${unknown}. There are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  return steps.filter(({ name, applies }) => names.includes(name) && (applies?.() ?? true));
}

/** @param {import('./verify/run-step.mjs').Result[]} results */
function report(results) {
  console.log('');
  for (const { title, ok, seconds, counts } of results) {
    const tests = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    console.log(`${ok ? '✓' : '✗'} ${title.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s${tests}`);
  }
  for (const name of results.flatMap(({ names }) => names)) console.log(`  · ${name}`);
  const failed = results.filter(({ ok }) => !ok).map(({ title }) => title);
  console.log(failed.length > 0 ? `\nNot done: ${failed.join(', ')}.` : '\nAll is well.');
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(path.join(cache, 'verify.json'), JSON.stringify(sumCounts(results)));
  process.exitCode = failed.length > 0 ? 1 : 0;
}
