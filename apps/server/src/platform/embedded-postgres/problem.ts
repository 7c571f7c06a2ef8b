/** What the launcher needs of a logger; pino's fits. */
export type Log = {
  info(line: string): void;
  warn(line: string): void;
};

/** Something a person must do. Shown as it is, without a stack, so every message says what happened and what to do. */
export class EmbeddedPostgresProblem extends Error {
  override name = 'EmbeddedPostgresProblem';
}

/** The `code` of a system or PostgreSQL error (`ENOENT`, `42P04`), when it carries one. */
export const errorCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
};
