import { followImports } from '../architecture/imports.ts';
import { parseSource, readSources } from '../architecture/source-files.ts';
import { root } from '../setup/paths.mjs';
import { SetupProblem } from '../setup/problem.mjs';
import { fitting, knownDurations } from './durations.mjs';
import { changedFiles } from './git-changes.mjs';
import { migrationEdges } from './migrations.mjs';
import { related } from './related.mjs';

/** Under three minutes in all: types, lint, dead code and the build take the rest. */
const seconds = { unit: 60, browser: 50 };
/** Checks of the whole house, which no import connects to a change: always run, outside the budget of seconds. */
const walls = [
  'apps/server/test/architecture.test.ts',
  'apps/server/test/where-it-is-edited.test.ts',
  'scripts/mutations/list.test.mjs',
  ...['names', 'pages', 'plain-ids', 'sticky', 'words'].map((name) => `scripts/verify/${name}.test.mjs`),
];
/** For files that are too quick to be listed, or too new. */
const guess = { unit: 1, browser: 10 };

/**
 * The same checks, narrowed to the tests that a change can have broken. What does not fit into the time is left to the
 * whole gate, and said to be.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {string | undefined} since
 * @returns {Promise<import('./steps.mjs').Step[]>}
 */
export const narrowed = async (steps, since) => {
  const changed = changedFiles(since);
  if (!changed)
    throw new SetupProblem('git cannot tell what has changed here. Run the whole: npm run verify.');
  const sources = readSources(root);
  const files = sources.map(({ path }) => path);
  const edges = [...followImports(sources.map(parseSource)), ...migrationEdges(changed, files)];
  const found = related(changed, edges, files);
  const known = knownDurations();
  const nearest = found.units.filter((file) => !walls.includes(file));
  const units = [...walls, ...fitting(nearest, seconds.unit, known, guess.unit)];
  const journeys = fitting(found.journeys, seconds.browser, known, guess.browser);
  say('files changed', changed.length, changed.length);
  say('unit and integration test files', units.length, nearest.length + walls.length);
  say('journeys in a browser', journeys.length, found.journeys.length);
  return steps.flatMap((step) => {
    if (step.name === 'unit') return [withArguments(step, units)];
    if (step.inBrowser)
      return step.name === 'browser' && journeys.length > 0 ? [withArguments(step, journeys)] : [];
    if (step.name === 'build') return journeys.length > 0 ? [step] : [];
    return [step];
  });
};

/**
 * @param {string} what
 * @param {number} run
 * @param {number} all
 */
const say = (what, run, all) => {
  const rest = all > run ? `, and ${all - run} more that npm test runs` : '';
  console.log(`${String(run).padStart(4)} ${what}${rest}`);
};

/**
 * @param {import('./steps.mjs').Step} step
 * @param {string[]} more
 * @returns {import('./steps.mjs').Step}
 */
const withArguments = (step, more) => ({ ...step, commands: step.commands.map((one) => [...one, ...more]) });
