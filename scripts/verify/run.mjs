import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, noBrowser } from '../setup/browser/ensure.mjs';
import { cache } from '../setup/paths.mjs';
import { SetupProblem } from '../setup/problem.mjs';
import { narrowed } from './changed.mjs';
import { sumCounts } from './counts.mjs';
import { dearest } from './durations.mjs';
import { runStep, skipped } from './run-step.mjs';
import { steps } from './steps.mjs';

/**
 * Runs the checks one after the other and reports their results.
 * @param {string[]} args
 */
export const verify = async (args) => {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, changed: { type: 'boolean' }, since: { type: 'string' } },
  });
  const chosen = only(values.only);
  const wanted = values.changed ? await narrowed(chosen, values.since) : chosen;
  const browser = await browserFor(wanted);
  const results = [];
  for (const step of wanted) {
    console.log(`\n▸ ${step.title}`);
    const result = step.inBrowser && !browser ? skipped(step, noBrowser) : await runStep(step);
    console.log(`${result.ok ? '✓' : '✗'} ${step.title} (${result.seconds.toFixed(1)} s)`);
    results.push(result);
  }
  report(results);
};

/**
 * Runs first: a missing browser should be known before all other checks have run.
 * @param {import('./steps.mjs').Step[]} wanted
 */
const browserFor = async (wanted) => {
  if (!wanted.some(({ inBrowser }) => inBrowser)) return undefined;
  const file = await ensureBrowser();
  if (file) process.env.CHROMIUM_PATH = file;
  else console.log(`\nThe browser tests will not run: ${noBrowser}.`);
  return file;
};

/** @param {string | undefined} asked */
const only = (asked) => {
  const names = asked?.split(',') ?? steps.filter(({ byName }) => !byName).map(({ name }) => name);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new SetupProblem(
      `No such check: ${unknown}. There are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  return steps.filter(({ name, applies }) => names.includes(name) && (applies?.() ?? true));
};

/** @param {import('./run-step.mjs').Result[]} results */
const report = (results) => {
  console.log('');
  for (const { title, ok, seconds, counts } of results) {
    const tests = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    console.log(`${ok ? '✓' : '✗'} ${title.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s${tests}`);
  }
  for (const name of results.flatMap(({ names }) => names)) console.log(`  · ${name}`);
  for (const { title, why } of results) if (why) console.log(`\n${title} did not run: ${why}.`);
  const durations = Object.assign({}, ...results.map((result) => result.durations));
  const dear = dearest(durations, 10);
  if (dear.length > 0) console.log('\nThe dearest test files:');
  for (const [file, seconds] of dear) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const failed = results.filter(({ ok }) => !ok).map(({ title }) => title);
  console.log(failed.length > 0 ? `\nNot done: ${failed.join(', ')}.` : '\nAll is well.');
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(path.join(cache, 'verify.json'), JSON.stringify(sumCounts(results)));
  process.exitCode = failed.length > 0 ? 1 : 0;
};
