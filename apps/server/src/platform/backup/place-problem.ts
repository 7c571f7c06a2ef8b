import path from 'node:path';
import { errorCode } from '../embedded-postgres/problem.ts';

const closed = () =>
  `it is closed to user ${process.getuid?.() ?? 'of this process'}. A volume must belong to that user, or follow fsGroup`;

const reasons: Readonly<Record<string, () => string>> = {
  EACCES: closed,
  EPERM: closed,
  EROFS: () => 'it can only be read',
  ENOSPC: () => 'there is no room left',
  EDQUOT: () => 'there is no room left',
  ENOTDIR: () => 'a file stands where a folder should be',
  EEXIST: () => 'a file stands where a folder should be',
};

/** Says in plain words why a backup could not be written to its folder. */
export const placeProblem = (error: unknown, file: string): string | undefined => {
  // A database's socket may be closed as well; that is no problem of the folder.
  if (error instanceof Error && 'syscall' in error && error.syscall === 'connect') return undefined;
  const reason = reasons[errorCode(error) ?? ''];
  return reason && `Nothing was written to ${path.dirname(file)}: ${reason()}.`;
};
