import { Failure } from './failure.ts';

/** PostgreSQL refuses NUL in text columns and half a surrogate pair in JSON. No keyboard types either. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Depth at which the check stops; no schema is nearly as deep. */
const deepest = 64;
/** Unstorable texts named in one refusal. */
const mostTold = 20;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Blob);

/** Collects the fields below a value with unstorable texts. */
const noteUnstorable = (value: unknown, path: readonly string[], wrong: Set<string>): void => {
  if (wrong.size >= mostTold) return;
  if (typeof value === 'string' ? !isStorable(value) : path.length > deepest)
    wrong.add(path.slice(0, deepest).join('.') || 'body');
  else if (isPlain(value))
    for (const [key, inner] of Object.entries(value))
      if (isStorable(key)) noteUnstorable(inner, [...path, key], wrong);
      else wrong.add(path.join('.') || 'body');
};

/** Refuses input with an unstorable text at any depth. */
export const refuseUnstorable = (...parts: readonly unknown[]): void => {
  const wrong = new Set<string>();
  for (const part of parts) noteUnstorable(part, [], wrong);
  if (wrong.size === 0) return;
  throw new Failure(
    'invalid',
    Object.fromEntries([...wrong].map((path) => [path, ['carattere non valido']])),
  );
};
