import { beginSpan, endSpan, isTracing } from './spans.ts';

const shape = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)(?:[\s\S]*?\b(?:from|into|update|join)\s+"?([a-z_][\w.]*)"?)?/i;

/** Verb and table of a statement, without its text, which may hold a value. */
const summaryOf = (text: string): string => {
  const [, verb = 'statement', table] = shape.exec(text.slice(0, 2_000)) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
};

const nothing = () => undefined;

/** Measures one statement; the returned function ends it. */
export const traceStatement = (text: string): ((failed?: boolean) => void) => {
  if (!isTracing()) return nothing;
  const summary = summaryOf(text);
  const span = beginSpan(summary, 'client', { 'db.system.name': 'postgresql', 'db.query.summary': summary });
  return span ? (failed) => endSpan(span, failed) : nothing;
};
