import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../setup/paths.mjs';
import { countTests } from './counts.mjs';
import { keepDurations } from './durations.mjs';
import { namedFailures } from './named-failures.mjs';

/** @typedef {{ title: string, ok: boolean, seconds: number, counts: import('./counts.mjs').Counts | undefined, names: string[], why?: string }} Result */

/**
 * Runs one step to its end. What it prints is shown as it comes when it is long, and otherwise only when it fails.
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<Result>}
 */
export const runStep = async (step) => {
  if (step.report) fs.rmSync(step.report, { force: true });
  const started = performance.now();
  const outcomes = [];
  for (const command of step.commands) outcomes.push(await runCommand(command, step));
  const counts = step.report ? countTests(step.report) : undefined;
  const ok = outcomes.every(Boolean) && (!step.report || counts !== undefined);
  const names = step.report ? namedFailures(step.report) : [];
  if (step.report) keepDurations(step.report);
  return { title: step.title, ok, seconds: (performance.now() - started) / 1000, counts, names };
};

/**
 * A step that cannot be run here: it has not passed, and why is said at the end.
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
