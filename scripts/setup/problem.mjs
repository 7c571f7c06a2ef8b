import { root } from './paths.mjs';

/** Something the person at the keyboard must do; its message is shown as it is. */
export class SetupProblem extends Error {}

/**
 * Runs a script's body. A problem ends it with its own words as the last thing seen, anything else with its stack.
 * @param {() => Promise<void>} body
 */
export const runScript = async (body) => {
  try {
    await body();
  } catch (error) {
    const known = error instanceof SetupProblem ? error : closedFile(error);
    console.error(known ? `\n${known.message}` : error);
    process.exitCode = 1;
  }
};

/**
 * Files left by a start as root are closed to an ordinary user, who should read that and not `EACCES`.
 * @param {unknown} error
 */
const closedFile = (error) => {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(String(errorCode(error)))) return undefined;
  const place = error instanceof Error && 'path' in error ? String(error.path) : '';
  return place.startsWith(root) ? closedTo(place) : undefined;
};

/** @param {string} place */
export const closedTo = (place) =>
  new SetupProblem(
    `${place} is closed to the current user: another user, such as root, has worked in this folder.\n` +
      `Start as that user again, or make the folder yours once: sudo chown -R "$(id -un)" "${root}"`,
  );

/**
 * The `code` of a system error, such as ENOENT.
 * @param {unknown} error
 */
export const errorCode = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
