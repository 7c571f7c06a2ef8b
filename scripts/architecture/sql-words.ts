const named = ['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin'];
const writes = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];
const locks = ['forUpdate', 'forShare', 'forNoKeyUpdate', 'forKeyShare', 'skipLocked', 'noWait'];
const others = ['selectNoFrom', 'withRecursive', 'executeQuery', 'CompiledQuery'];

/** Methods that only the query builder has. */
export const builderWords: ReadonlySet<string> = new Set([...named, ...writes, ...locks, ...others]);

/** Methods whose first argument is a table. */
export const namingWords: ReadonlySet<string> = new Set([...named, ...writes]);

/** Methods that write or lock. */
export const writingWords: ReadonlySet<string> = new Set([...writes, ...locks]);

/** Methods that lock rows. */
export const holdingWords: ReadonlySet<string> = new Set(locks);

/** Methods that write into the table they name. */
export const changingWords: ReadonlySet<string> = new Set(writes);

const beginnings = [
  'select',
  'insert\\s+into',
  'update\\s+\\S+\\s+(?:(?:as\\s+)?\\w+\\s+)?set',
  'delete\\s+from',
  'with\\s+(?:recursive\\s+)?\\w+\\s*(?:\\([^)]*\\)\\s*)?as',
  'merge\\s+into',
  'lock\\s+table',
  'truncate',
  'savepoint',
];
const beginsAsSql = new RegExp(`^\\s*(?:${beginnings.join('|')})\\b(?!\\s*[:,.!?’])`);

/** Whether a text is a whole statement; a fragment is known by its tag. */
export const looksLikeSql = (text: string): boolean => beginsAsSql.test(text);

/** A transaction opened by hand. */
export const opensTransaction = (text: string): boolean =>
  /^\s*(?:begin|start\s+transaction)\s*(?:;|$)/i.test(text);

const changes =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|lock\s+table|truncate)\s+(?:only\s+)?(\w+)/gi;
const holds =
  /\bfor\s+(?:no\s+key\s+)?update\b|\bfor\s+(?:key\s+)?share\b|\bpg_(?:try_)?advisory|\block\s+table\b/i;
const names =
  /\b(?:from|join|into|update|table|using)\s+(?:only\s+)?((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)/gi;

/** Tables that a statement or fragment writes into. */
export const tablesWritten = (text: string): readonly string[] =>
  [...text.matchAll(changes)].flatMap(([, table]) => table ?? []);

/** Whether a statement locks the rows of everything it reads. */
export const holdsAllItReads = (text: string): boolean =>
  /\bfor\s+(?:no\s+key\s+)?update\b(?!\s+of\b)|\bfor\s+(?:key\s+)?share\b(?!\s+of\b)/i.test(text);

/** Whether a statement or fragment writes or locks. */
export const writesOrHolds = (text: string): boolean =>
  /\b(?:insert\s+into|update\s+\w+\s+(?:(?:as\s+)?\w+\s+)?set|delete\s+from|merge\s+into|truncate)\b/i.test(
    text,
  ) || holds.test(text);

/** Every word in a statement or fragment in the place of a table. */
export const tablesNamed = (text: string): readonly string[] =>
  [...text.matchAll(names)].flatMap(([, list = '']) =>
    list.split(',').flatMap((item) => item.trim().split(/\s+/)[0] ?? []),
  );
