import fs from 'node:fs';
import { owners } from '../architecture/table-owners.ts';
import { inRoot } from '../setup/paths.mjs';

/** @typedef {import('./related.mjs').Edge} Edge */

const isMigration = (/** @type {string} */ file) => /^apps\/server\/migrations\/\d+_\w+\.sql$/.test(file);

/** Checks that every migration can break: the schema's dump, its rules, retention. */
const ofTheSchema = [
  'platform/migrations.test.ts',
  'platform/two-steps.test.ts',
  'permission/forgotten.test.ts',
  'schema/dump.test.ts',
].map((name) => `apps/server/test/${name}`);

/**
 * Modules whose tables a migration names.
 * @param {string} sql
 */
export const modulesIn = (sql) =>
  Object.entries(owners)
    .filter(([, { tables }]) => tables.some((table) => new RegExp(`\\b${table}\\b`).test(sql)))
    .map(([module]) => module);

/**
 * No import leads to a migration. These edges connect it to its checks as if they imported it, and to the tests of each
 * module whose tables it names.
 * @param {readonly string[]} changed
 * @param {readonly string[]} files all of the checkout
 * @returns {Edge[]}
 */
export const migrationEdges = (changed, files) =>
  changed.filter(isMigration).flatMap((to) => {
    const sql = fs.readFileSync(inRoot(to), 'utf8');
    const folders = modulesIn(sql).map((module) => `apps/server/src/modules/${module}/`);
    const tests = files.filter(
      (file) => /\.test\.ts$/.test(file) && folders.some((one) => file.startsWith(one)),
    );
    return [
      ...ofTheSchema.map((from) => ({ from, to })),
      ...tests.flatMap((from) => [
        { from: `${to}: tables`, to },
        { from, to: `${to}: tables` },
      ]),
    ];
  });
