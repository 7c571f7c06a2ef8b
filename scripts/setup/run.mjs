import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SetupProblem } from './problem.mjs';

/**
 * Runs a program quietly, its output in a log file. When it fails, the beginning and the end of that are part of the problem.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, log: string, failure: string, env?: NodeJS.ProcessEnv, onStart?: (pid: number) => void }} how
 */
export const runQuietly = async (program, args, how) => {
  fs.mkdirSync(path.dirname(how.log), { recursive: true });
  fs.rmSync(how.log, { force: true });
  const log = fs.openSync(how.log, 'w');
  const child = spawn(program, args, {
    cwd: how.cwd,
    env: how.env ?? process.env,
    stdio: ['ignore', log, log],
    shell: process.platform === 'win32' && !path.isAbsolute(program),
  });
  fs.closeSync(log);
  if (child.pid) how.onStart?.(child.pid);
  const ended = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  if (ended === 0) return;
  const lines = fs.readFileSync(how.log, 'utf8').trim().split('\n');
  const shown = lines.length > 30 ? [...lines.slice(0, 12), '…', ...lines.slice(-16)] : lines;
  throw new SetupProblem(
    `${how.failure} (${ended}).\n${shown.join('\n')}\n\nThe whole output is in ${how.log}`,
  );
};
