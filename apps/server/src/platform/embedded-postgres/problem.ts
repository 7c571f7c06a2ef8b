/** Part of a logger that the launcher needs; pino fits. */
export type Log = {
  info(line: string): void;
  warn(line: string): void;
};

/** A problem only a person can mend. Shown without a stack, so each message says the cause and the remedy. */
export class EmbeddedPostgresProblem extends Error {
  override name = 'EmbeddedPostgresProblem';
}

/** The `code` of a system or PostgreSQL error (`ENOENT`, `42P04`), when it carries one. */
export const errorCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
};
