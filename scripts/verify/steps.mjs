import fs from 'node:fs';
import path from 'node:path';
import { cache, inRoot, root } from '../setup/paths.mjs';

/**
 * @typedef {object} Step
 * @property {string} name what `--only` calls it
 * @property {string} title
 * @property {string[][]} commands each a program of node_modules, as a path below it, and its arguments
 * @property {(report: string, files: string[]) => string[]} [again] the same for a few files that failed, in CI
 * @property {boolean} [live] shows its output while it runs, because it takes long
 * @property {string} [report] where a test runner writes its counts
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => boolean} [applies]
 * @property {boolean} [inBrowser] cannot run without a Chromium
 * @property {boolean} [byName] runs only where it was asked for
 */

const reports = {
  vitest: path.join(cache, 'vitest.json'),
  playwright: path.join(cache, 'playwright.json'),
};

/** @param {string} report @param {string[]} [files] */
const vitest = (report, files = []) => [
  ...[
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/verify/uncaught.mjs',
    `--outputFile.json=${report}`,
  ],
  ...files,
];

const tsc = 'typescript/bin/tsc';

/** Programs compiled with own settings: Node, browser, service worker, scripts. */
const typeProjects = () => {
  const exclude = (/** @type {string} */ name) => /^(node_modules|dist|\.[^.]+)$/.test(path.basename(name));
  return fs.globSync('**/tsconfig.json', { cwd: root, exclude }).sort();
};

/** Compiler's cache, so that the next run checks only files that a change can reach. @param {string} project */
const foundTypes = (project) => path.join(cache, 'types', `${project.replaceAll(/[\\/]/g, '-')}.tsbuildinfo`);

/** All checks, ordered by how cheaply each finds a mistake. @type {Step[]} */
export const steps = [
  {
    name: 'types',
    title: 'Types',
    commands: typeProjects().map((project) => [
      tsc,
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      foundTypes(project),
    ]),
  },
  {
    name: 'lint',
    title: 'Lint and format',
    commands: [['@biomejs/biome/bin/biome', 'ci', '.', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`]],
  },
  { name: 'dead', title: 'Dead code', commands: [['knip/bin/knip.js']] },
  {
    name: 'build',
    title: 'Build',
    commands: [['../scripts/build.mjs']],
    applies: () => fs.existsSync(inRoot('apps', 'storefront', 'vite.config.ts')),
  },
  {
    name: 'unit',
    title: 'Unit and integration tests',
    commands: [vitest(reports.vitest)],
    again: vitest,
    live: true,
    report: reports.vitest,
  },
  {
    name: 'browser',
    inBrowser: true,
    title: 'Browser tests',
    commands: [['@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']],
    live: true,
    report: reports.playwright,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright },
    applies: () => fs.existsSync(inRoot('e2e', 'playwright.config.ts')),
  },
  {
    name: 'engines',
    title: 'Main path in Firefox and WebKit',
    commands: [['../e2e/engines/run.mjs']],
    live: true,
  },
];
