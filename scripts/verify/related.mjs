import { journeysOf } from './journeys.mjs';

/** @typedef {{ readonly from: string, readonly to: string }} Edge */

/**
 * Files that put everything together. Through them everything would concern everything, so the way ends there: what
 * they put together is proved by the tests of its parts.
 */
const whole =
  /^apps\/server\/(src\/(app|main|modules|jobs)|test\/harness)\.ts$|^packages\/contract\/src\/(contract|wire\/client)\.ts$|^apps\/[^/]+\/src\/(router\.tsx|start\.ts|entry-.*|base\/api\/(api|service)\.tsx?)$/;

const isUnitTest = (/** @type {string} */ file) => /\.test\.(tsx?|mjs)$/.test(file);
const isJourney = (/** @type {string} */ file) => /^e2e\/.+\.spec\.ts$/.test(file);

/**
 * Every file that imports one of these, with the number of steps between.
 * @param {readonly string[]} changed
 * @param {readonly Edge[]} edges
 * @returns {Map<string, number>}
 */
export const reachedFrom = (changed, edges) => {
  const needing = Map.groupBy(edges, ({ to }) => to);
  const reached = new Map(changed.map((file) => [file, 0]));
  for (const [file, steps] of reached) {
    if (whole.test(file) && steps > 0) continue;
    for (const { from } of needing.get(file) ?? []) if (!reached.has(from)) reached.set(from, steps + 1);
  }
  return reached;
};

/**
 * A folder whose tests speak to its code through a whole server, so that no import leads from one to the other.
 * @param {string} file
 */
const moduleOf = (file) => /^apps\/server\/src\/(modules|adapters|platform|web)\/[^/]+\//.exec(file)?.[0];

/**
 * The tests that a change can have broken, nearest first.
 * @param {readonly string[]} changed
 * @param {readonly Edge[]} edges
 * @param {readonly string[]} files all of the checkout
 * @returns {{ units: string[], journeys: string[] }}
 */
export const related = (changed, edges, files) => {
  const reached = reachedFrom(changed, edges);
  /** @type {Map<string, number>} */
  const near = new Map();
  const meet = (/** @type {string} */ test, /** @type {number} */ steps) =>
    near.set(test, Math.min(steps, near.get(test) ?? steps));
  for (const [file, steps] of reached) {
    if (isUnitTest(file) || isJourney(file)) meet(file, steps);
    const module = steps < 2 ? moduleOf(file) : undefined;
    if (module) for (const one of files) if (one.startsWith(module) && isUnitTest(one)) meet(one, steps + 1);
    if (steps < 3 && !isUnitTest(file)) for (const journey of journeysOf(file)) meet(journey, steps + 1);
  }
  const tests = [...near].filter(([test]) => files.includes(test));
  const sorted = tests.sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([test]) => test);
  return { units: sorted.filter(isUnitTest), journeys: sorted.filter(isJourney) };
};
