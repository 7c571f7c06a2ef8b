import fs from 'node:fs';

/** File beside a report of Vitest with errors outside any test. @param {string} report */
export const uncaughtBeside = (report) => `${report}.uncaught`;

/** For Vitest: its own report leaves out errors that no test caught, for they belong to no file. */
export default class NoteUncaught {
  /** @type {string | undefined} */
  #report;

  /** @param {{ config: { outputFile?: string | Record<string, string> } }} vitest */
  onInit({ config: { outputFile } }) {
    this.#report = typeof outputFile === 'object' ? outputFile.json : undefined;
  }

  /**
   * @param {unknown} _modules
   * @param {readonly { message?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    if (this.#report === undefined || errors.length === 0) return;
    fs.writeFileSync(uncaughtBeside(this.#report), errors.map(({ message }) => `${message}\n`).join(''));
  }
}
