/** Writes to the phone's own log, for the app's developers and support: never a token, never a person's data. */
export const noteInLog = (about: string, what: string): void => {
  // biome-ignore lint/suspicious/noConsole: the wrapper hands this on to the phone's log, which is its only reader
  console.info(`[zanga] ${about}: ${what}`);
};
