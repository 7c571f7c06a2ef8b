import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inRoot, root } from '../setup/paths.mjs';
import { isPinnedNode } from '../setup/pinned-node.mjs';
import { runScript, SetupProblem } from '../setup/problem.mjs';
import { mutated, mutations, rotten } from './list.mjs';

/** @typedef {import('./list.mjs').Mutation} Mutation */
let stop = () => {};
let restore = () => {};

/** @param {readonly string[]} command @param {'ignore' | 'inherit'} stdio */
const passes = ([program = '', ...args], stdio) => {
  const options = { cwd: root, stdio, timeout: 15 * 60_000 };
  const child = spawn(process.execPath, [inRoot('node_modules', program), ...args], options);
  stop = () => void child.kill();
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
};

const isJourney = (/** @type {Mutation} */ { killer }) => killer.endsWith('.spec.ts');

/** Runs the killers of some mutations, all in a browser or none. @param {readonly Mutation[]} some */
const killersOf = (some) => {
  const files = [...new Set(some.map(({ killer }) => killer))];
  const titles = some.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  return some.every(isJourney)
    ? ['@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...files, '-g', titles]
    : ['vitest/vitest.mjs', 'run', ...files, '-t', titles];
};

/** Journeys run on what was built. @param {readonly Mutation[]} some */
const buildFor = async (some) => {
  if (some.some(isJourney) && !(await passes(['../scripts/build.mjs'], 'ignore')))
    throw new SetupProblem('The build fails: npm run build says why.');
};

/** Whether the killer passes in spite of the mistake. @param {Mutation} one */
const survives = async (one) => {
  const file = inRoot(one.file);
  const right = fs.readFileSync(file);
  restore = () => fs.writeFileSync(file, right);
  try {
    fs.writeFileSync(file, mutated(one));
    await buildFor([one]);
    return await passes(killersOf([one]), 'ignore');
  } finally {
    restore();
    restore = () => {};
  }
};

/** @param {readonly Mutation[]} some all in a browser or none */
const survivorsOf = async (some) => {
  if (some.length === 0) return [];
  await buildFor(some);
  // A test that fails without a mistake would kill every mutation.
  if (!(await passes(killersOf(some), 'inherit'))) throw new SetupProblem('A test fails already.');
  const survivors = [];
  for (const one of some) {
    if (await survives(one)) survivors.push(`${one.number} ${one.mistake}: ${one.killer} "${one.title}"`);
    else console.log(`killed ${one.number} ${one.mistake}`);
  }
  await buildFor(some);
  return survivors;
};

// npm run mutations: makes each mistake in turn, and runs the test that must fail. Arguments are kinds and numbers.
await runScript(async () => {
  if (!(await isPinnedNode(fileURLToPath(import.meta.url)))) return;
  process.on('exit', () => [stop, restore].forEach((end) => void end()));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => process.exit(130));
  const asked = process.argv.slice(2).filter((one) => one !== '--check');
  const isAsked = (/** @type {Mutation} */ one) =>
    asked.includes(one.kind) || asked.includes(`${one.number}`);
  const chosen = asked.length > 0 ? mutations.filter(isAsked) : mutations;
  const gone = rotten(chosen);
  if (gone.length > 0) throw new SetupProblem(gone.join('\n'));
  if (process.argv.includes('--check')) return console.log(`${chosen.length} mutations fit.`);
  if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '')
    throw new SetupProblem('Commit the changes of the working tree first: mutations are made in it.');
  const survivors = await survivorsOf(chosen.filter((one) => !isJourney(one)));
  survivors.push(...(await survivorsOf(chosen.filter(isJourney))));
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} killed`);
  if (survivors.length > 0) throw new SetupProblem(`Survivors:\n${survivors.join('\n')}`);
});
