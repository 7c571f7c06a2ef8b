import { dialect } from './dialect.ts';
import { reckonedCents } from './habits/cents.ts';
import { clocksRead } from './habits/clock.ts';
import { unboundedReads } from './habits/growing-tables.ts';
import { networkCalls } from './habits/network.ts';
import { textsInScreens } from './habits/shown-texts.ts';
import { silencedFailures } from './habits/silence.ts';
import { joinedSql, tablesHandedOn } from './habits/sql-pieces.ts';
import { crossings, cycles, disorders, followImports } from './imports.ts';
import { impurities } from './purity.ts';
import { farReaching } from './reach.ts';
import { folders, longFunctions, names, sizes } from './shape.ts';
import { parseSource, type SourceFile, type SourceText } from './source-files.ts';
import { passedOn, server, sqlCrossings, transactionCrossings } from './sql-rules.ts';
import { sqlUses } from './sql-use.ts';
import { tableCrossings } from './table-crossings.ts';
import { silencedTypes } from './types.ts';
import { vendorsInTransactions } from './vendor-calls.ts';
import type { Violation } from './violation.ts';

/** Everything the house's rules say about these files, with the counts that show that something was looked at. */
export const checkArchitecture = (sources: readonly SourceText[]) => {
  const files = sources.map(parseSource);
  const edges = followImports(files);
  const violations: Violation[] = [
    ...crossings(edges),
    ...cycles(edges),
    ...disorders(edges),
    ...farReaching(edges),
    ...names(sources),
    ...sizes(sources),
    ...folders(sources),
    ...vendorsInTransactions(files),
    ...files.flatMap(sqlViolations),
    ...tableCrossings(files),
    ...tablesHandedOn(files),
    ...files.flatMap((file) => [
      ...longFunctions(file),
      ...dialect(file),
      ...silencedTypes(file),
      ...impurities(file),
      ...networkCalls(file),
      ...unboundedReads(file),
      ...textsInScreens(file),
      ...joinedSql(file),
      ...clocksRead(file),
      ...reckonedCents(file),
      ...silencedFailures(file),
    ]),
  ];
  return { violations, files: files.length, imports: edges.length };
};

const sqlViolations = (file: SourceFile): Violation[] => {
  if (!server.test(file.path)) return [];
  const uses = sqlUses(file);
  return [...sqlCrossings(file, uses), ...transactionCrossings(file, uses), ...passedOn(file)];
};
