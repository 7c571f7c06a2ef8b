/** Something the person at the keyboard must do; its message is shown as it is. */
export class SetupProblem extends Error {}

/**
 * Runs a script's body. A problem ends it with its own words as the last thing seen, anything else with its stack.
 * @param {() => Promise<void>} body
 */
export async function runScript(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof SetupProblem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * The `code` of a system error, such as ENOENT.
 * @param {unknown} error
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
