import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SetupProblem } from './problem.mjs';

/**
 * Runs a program quietly, its output in a log file. When it fails, the last lines of that are part of the problem.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, log: string, failure: string, env?: NodeJS.ProcessEnv, onStart?: (pid: number) => void }} how
 */
export async function runQuietly(program, args, how) {
  fs.mkdirSync(path.dirname(how.log), { recursive: true });
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
  const lines = fs.readFileSync(how.log, 'utf8').trim().split('\n').slice(-25).join('\n');
  throw new SetupProblem(`${how.failure} (${ended}).\n${lines}\n\nThe whole output is in ${how.log}`);
}
