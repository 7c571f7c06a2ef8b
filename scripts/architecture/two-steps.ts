// A migration may only add while the release before it still serves; removing waits for a later release. A migration
// that locks a busy table declares the time: at most two seconds at a million rows.

/** Migrations before this one were written before the check was. */
const heldFrom = '300';

/** Tables that grow with the shop: reading or rewriting one whole delays everyone. */
const large = new Set([
  ...['orders', 'order_lines', 'order_parts', 'order_events', 'order_search', 'order_keys', 'order_traces'],
  ...['payments', 'payment_refunds', 'takings', 'slot_bookings', 'cinema_tickets', 'carts', 'cart_lines'],
  ...['users', 'addresses', 'access_tokens', 'account_events', 'consents', 'memberships', 'reviews'],
  ...['audit_entries', 'sent_messages', 'outbox_messages', 'sent_proofs', 'redemptions', 'redemption_tries'],
  ...['coupon_uses', 'wallet_coupons', 'stored_files', 'price_history'],
]);

type Migration = { readonly name: string; readonly sql: string };
export type Hurt = { readonly file: string; readonly what: string };

const name = '(?:if (?:not )?exists )?(?:only )?(?:public\\.)?([a-z_0-9]+)';
const inAlter = new RegExp(`^alter table ${name} (.*)$`);

/** Removes comments and quoted texts, which are no statements; the body of a `do` stays. */
const bare = (sql: string) =>
  sql
    .replace(/^do \$(\w*)\$([\s\S]*?)\$\1\$/gim, (_, __, body: string) =>
      body.replace(/\b(begin|loop|then|else)\b/gi, ';'),
    )
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const statementsOf = (sql: string) =>
  bare(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** Parts of one `alter table`, split at commas outside brackets. */
const partsOf = (text: string) => {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
};

/** Longest lock of a busy table, at a million rows. */
const longestHeldSeconds = 2;

/** Declarations in the file: `-- second step: 300_file.sql …`, `-- holds orders: 1.5 s …`, `-- borne: …`. */
const saidIn = (sql: string, names: readonly string[], file: string) => {
  const step = /^-- second step: (\S+\.sql)/m.exec(sql)?.[1];
  const held = [...sql.matchAll(/^-- holds ([a-z_0-9]+): ([\d.]+) s\b/gm)]
    .filter((found) => Number(found[2]) <= longestHeldSeconds)
    .map((found) => found[1]);
  return {
    secondStep: step !== undefined && names.includes(step) && step < file,
    borne: /^-- borne: \S+ \S+/m.test(sql),
    holds: (table: string) => held.includes(table),
  };
};

type Said = ReturnType<typeof saidIn>;

/** Whether a default differs by row: then every row is rewritten; a constant one is stored once. */
const drawsEach = (part: string) => {
  const value = /\bdefault (.*)$/.exec(part)?.[1] ?? '';
  const called = [...value.matchAll(/\b([a-z_0-9.]+)\(/g)].map((found) => found[1]);
  const sameForAll = ['now', 'make_interval', 'array', 'check', 'numeric', 'varchar'];
  return called.some((name) => !sameForAll.includes(String(name)));
};

/** Work on existing rows that a new column of a large table causes. */
const costOfColumn = (part: string): string | undefined => {
  const isWritten = /\bstored\b|\bas identity\b|\b(small|big)?serial\b/.test(part) || drawsEach(part);
  if (isWritten) return 'rewrites a large table while nobody may read it';
  return /\b(check|references|unique|primary key)\b/.test(part)
    ? 'reads a large table whole while nobody may write to it'
    : undefined;
};

const hurtsOfAlter = (table: string, part: string, made: ReadonlySet<string>, said: Said): string[] => {
  const hurts: string[] = [];
  const removes = /^drop (?:column )?(?!constraint|not null|default|identity|expression)[a-z_]/.test(part);
  if ((removes || /^rename /.test(part)) && !said.secondStep && !said.borne)
    hurts.push(`takes away or renames what the running release uses (${table}: ${part})`);
  if (made.has(table)) return hurts;
  if (/^add (?:column )?(?!constraint|check|unique|primary|foreign)/.test(part)) {
    const needsValue = /not null/.test(part) && !/default|generated/.test(part);
    if (needsValue) hurts.push(`asks the running release for a column it does not know (${table}: ${part})`);
    const cost = large.has(table) && !said.holds(table) ? costOfColumn(part) : undefined;
    if (cost !== undefined) hurts.push(`${cost} (${table}: ${part})`);
  }
  if (/^alter (?:column )?\S+ (?:set data )?type /.test(part) && !said.borne)
    hurts.push(`changes a type under the running release (${table}: ${part})`);
  if (/^alter (?:column )?\S+ set not null/.test(part) && !said.borne)
    hurts.push(`refuses rows that the running release may write (${table}: ${part})`);
  const tightens = /^add (?:constraint \S+ )?(?:check|foreign|unique|primary|exclude)/.test(part);
  if (tightens && !/not valid|using index/.test(part) && large.has(table) && !said.holds(table))
    hurts.push(`reads a large table whole while nobody may write to it (${table}: ${part})`);
  return hurts;
};

/** Statements on a whole table, also within a `with`. */
const inWhole = new RegExp(
  `\\b(?:update|delete from|merge into|truncate(?: table)?|lock(?: table)?|vacuum full|cluster|reindex table) ${name}`,
  'g',
);
const readFrom = /\b(?:from|join) (?:public\.)?([a-z_0-9]+)/g;

const madeIn = (statements: readonly string[]) =>
  new Set(
    statements
      .map((statement) => new RegExp(`^create table ${name}`).exec(statement)?.[1] ?? '')
      .filter(Boolean),
  );

const hurtsOf = (statement: string, all: readonly string[], made: ReadonlySet<string>, said: Said) => {
  const altered = inAlter.exec(statement);
  if (altered?.[1] && altered[2] !== undefined) {
    const [, table, text] = altered;
    return partsOf(text).flatMap((part) => hurtsOfAlter(table, part, made, said));
  }
  const hurts: string[] = [];
  const gone = new RegExp(`^drop (table|view|function|trigger|type|sequence) ${name}`).exec(statement);
  const anew = ([, kind, what]: RegExpExecArray) =>
    all.some((other) => new RegExp(`^create (?:or replace )?(?:constraint )?${kind} ${what}\\b`).test(other));
  if (gone && !anew(gone) && !said.secondStep && !said.borne)
    hurts.push(`takes away what the running release uses (${statement.slice(0, 80)})`);
  const index = /^create (?:unique )?index (?!concurrently).*? on (?:only )?(?:public\.)?([a-z_0-9]+)/.exec(
    statement,
  )?.[1];
  if (index && large.has(index) && !made.has(index) && !said.holds(index))
    hurts.push(`makes an index while nobody may write to a large table (${index})`);
  const touched = [...statement.matchAll(inWhole)].map((found) => found[1] ?? '');
  const copied = /^insert /.test(statement)
    ? [...statement.matchAll(readFrom)].map((found) => found[1] ?? '')
    : [];
  for (const table of new Set([...touched, ...copied]))
    if (large.has(table) && !made.has(table) && !said.holds(table))
      hurts.push(`rewrites or locks a large table (${table})`);
  return hurts;
};

/** Violations: changes that break the release still serving. */
export const unbearable = (migrations: readonly Migration[]): Hurt[] =>
  migrations
    .filter((migration) => migration.name >= heldFrom)
    .flatMap(({ name: file, sql }) => {
      const statements = statementsOf(sql);
      const names = migrations.map((migration) => migration.name);
      const said = saidIn(sql, names, file);
      return statements.flatMap((statement) =>
        hurtsOf(statement, statements, madeIn(statements), said).map((what) => ({ file, what })),
      );
    });
