import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../setup/paths.mjs';
import { countTests } from './counts.mjs';
import { keepDurations } from './durations.mjs';
import { namedFailures } from './named-failures.mjs';
import { filesToTryAgain, takeSecondTry } from './second-try.mjs';
import { uncaughtBeside } from './uncaught.mjs';

/** @typedef {{ title: string, ok: boolean, seconds: number, counts: import('./counts.mjs').Counts | undefined, names: string[], durations: import('./durations.mjs').Durations, why?: string }} Result */

/**
 * Runs one step to its end. What it prints is shown as it comes when it is long, and otherwise only when it fails.
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<Result>}
 */
export const runStep = async (step) => {
  if (step.report)
    for (const file of [step.report, uncaughtBeside(step.report)]) fs.rmSync(file, { force: true });
  const started = performance.now();
  const outcomes = [];
  for (const command of step.commands) outcomes.push(await runCommand(command, step));
  if (step.again && process.env.CI && !outcomes.every(Boolean)) outcomes.splice(0, 1, await tryAgain(step));
  const counts = step.report ? countTests(step.report) : undefined;
  const ok = outcomes.every(Boolean) && (!step.report || counts !== undefined);
  const names = step.report ? namedFailures(step.report) : [];
  const durations = step.report ? keepDurations(step.report) : {};
  return { title: step.title, ok, seconds: (performance.now() - started) / 1000, counts, names, durations };
};

/**
 * A few files that failed are run once more, as the journeys in a browser are: what fails by chance is named at the end.
 * @param {import('./steps.mjs').Step} step
 */
const tryAgain = async ({ again, report = '', ...step }) => {
  const files = filesToTryAgain(report);
  if (!again || files.length === 0) return false;
  const second = `${report}.second`;
  for (const file of [second, uncaughtBeside(second)]) fs.rmSync(file, { force: true });
  const ok = await runCommand(again(second, files), step);
  takeSecondTry(report, second);
  return ok;
};

/**
 * A step that cannot run here counts as not passed, and the report says why.
 * @param {import('./steps.mjs').Step} step
 * @param {string} why
 * @returns {Result}
 */
export const skipped = ({ title }, why) => ({
  title,
  ok: false,
  seconds: 0,
  counts: undefined,
  names: [],
  durations: {},
  why,
});

/**
 * @param {string[]} command
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<boolean>}
 */
const runCommand = ([program = '', ...args], step) => {
  const child = spawn(process.execPath, [inRoot('node_modules', program), ...args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      ...step.env,
    },
    stdio: ['ignore', step.live ? 'inherit' : 'pipe', step.live ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (code) => {
      if (code !== 0) process.stdout.write(output);
      resolve(code === 0);
    });
  });
};
