/** Writes to the device's own log, for whoever builds and supports the app: never a token, never a person's data. */
export const noteInLog = (about: string, what: string): void => {
  // biome-ignore lint/suspicious/noConsole: the wrapper hands this on to the phone's log, which is its only reader
  console.info(`[zanga] ${about}: ${what}`);
};
