import path from 'node:path';
import { errorCode } from '../embedded-postgres/problem.ts';

const user = () => process.getuid?.() ?? 'this user';

const reasons: Readonly<Record<string, () => string>> = {
  EACCES: () => `it is closed to user ${user()}. A volume must belong to that user, or follow fsGroup`,
  EPERM: () => `it is closed to user ${user()}. A volume must belong to that user, or follow fsGroup`,
  EROFS: () => 'it can only be read',
  ENOSPC: () => 'there is no room left',
  EDQUOT: () => 'there is no room left',
  ENOTDIR: () => 'a file stands where a folder should be',
  EEXIST: () => 'a file stands where a folder should be',
};

/** Why a backup could not be written where it should be, in words for whoever keeps the machine. */
export const placeProblem = (error: unknown, file: string): string | undefined => {
  const reason = reasons[errorCode(error) ?? ''];
  return reason && `Nothing was written to ${path.dirname(file)}: ${reason()}.`;
};
