/** SQLSTATE of a server that is stopping, starting or in recovery, out of connections, disk or memory, or too slow. */
const states = new Set([
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '25006'],
  ...['53300', '53100', '53200', '58030'],
  ...['57014', '25P03', '25P04'],
]);
const sockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const words =
  /connection terminated|not currently accepting connections|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error|cannot use a pool after/i;

/** PgBouncer reports all its own errors with this state. Waiting mends them, except an unknown name or password. */
const poolerState = '08P01';
const poolerRefuses = /no such|authentication|not allowed in|password/i;

/** PostgreSQL uses the same state for a broken driver, but names a routine of its source; a pooler has none. */
const isPoolerWithoutServer = (error: Error & { readonly code?: unknown; readonly routine?: unknown }) =>
  error.code === poolerState && error.routine === undefined && !poolerRefuses.test(error.message);

/** Whether the database cannot be reached now, so that a later try makes sense. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // Optional fields that Node and the driver add to an error.
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (isPoolerWithoutServer(error)) return true;
  if (typeof code === 'string' && states.has(code)) return true;
  if (
    typeof code === 'string' &&
    sockets.has(code) &&
    (syscall === 'connect' || syscall === 'read' || syscall === 'write')
  )
    return true;
  return words.test(error.message) || (error.cause !== undefined && isDatabaseAway(error.cause));
};
