import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { rounded } from '../table.ts';

/** A node of a plan from EXPLAIN. */
type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Node[];
};

export type Planned = {
  readonly asked: string;
  readonly ms: number;
  /** Pages of eight kilobytes read, from memory or disk. */
  readonly pages: number;
  readonly statement: string;
  readonly plan: string;
  /** Tables read by a sequential scan. */
  readonly wholly: readonly string[];
};

/** Connection options that log the plan of each statement. */
export const explaining = new URLSearchParams({
  options: [
    ...['session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=0'],
    ...['auto_explain.log_analyze=on', 'auto_explain.log_buffers=on', 'auto_explain.log_timing=off'],
    ...['auto_explain.log_format=json', 'auto_explain.log_parameter_max_length=0'],
  ]
    .map((setting) => `-c ${setting}`)
    .join(' '),
});

const partsOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(partsOf)];

const wordsOf = (node: Node): string => {
  const of = [node['Relation Name'], node['Index Name']].filter(Boolean).join(' by ');
  const name = of === '' ? node['Node Type'] : `${node['Node Type']} ${of}`;
  const below = (node.Plans ?? []).map(wordsOf);
  return below.length === 0 ? name : `${name} (${below.join(', ')})`;
};

const planned = (
  asked: string,
  ms: number,
  text: string,
  large: ReadonlySet<string>,
): Planned | undefined => {
  const { 'Query Text': statement, Plan: plan } = JSON.parse(text) as {
    readonly 'Query Text': string;
    readonly Plan: Node;
  };
  if (statement.includes('pgboss')) return undefined;
  const wholly = partsOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] !== 0)
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => large.has(table));
  return {
    ...{ asked, ms: rounded(ms, 1), wholly },
    pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    statement: statement.replaceAll(/\s+/g, ' ').trim(),
    plan: wordsOf(plan),
  };
};

/** Reads new lines of the database's log. */
export const makeLogReader = (file: string) => {
  let from = 0;
  const rest = (): string => {
    const log = openSync(file, 'r');
    const bytes = Buffer.alloc(Math.max(0, fstatSync(log).size - from));
    from += readSync(log, bytes, 0, bytes.length, from);
    closeSync(log);
    return bytes.toString();
  };
  rest();
  return (asked: string, large: ReadonlySet<string>): readonly Planned[] =>
    [...rest().matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].flatMap(
      ([, ms, text]) => planned(asked, Number(ms), (text ?? '').replaceAll(/^\t/gm, ''), large) ?? [],
    );
};

/**
 * Plans that belong to the requests: a statement seen hardly ever during them is a job's, or fills a memory that is
 * read once.
 */
export const askedFor = (all: readonly Planned[], least: number): readonly Planned[] => {
  const named = ({ asked, statement }: Planned) => `${asked}: ${statement}`;
  const whole = all.filter(({ wholly }) => wholly.length > 0);
  const times = Map.groupBy(whole, named);
  return whole.filter((one) => (times.get(named(one))?.length ?? 0) >= least);
};

/** Slowest run of each statement, slowest first. */
export const hottest = (all: readonly Planned[], most: number): readonly Planned[] => {
  const worst = new Map<string, Planned>();
  for (const one of all) {
    const known = worst.get(one.statement);
    if (!known || known.pages < one.pages) worst.set(one.statement, one);
  }
  return [...worst.values()].toSorted((one, other) => other.pages - one.pages).slice(0, most);
};
