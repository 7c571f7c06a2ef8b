/** A chunk of code could not be loaded: the connection was lost, or a deployment has replaced the file. */
export class MissingCode extends Error {}

/** Waits before each further try, in milliseconds: a connection that drops for a moment is back by then. */
const pauses = [400, 1_600];

/**
 * Loads a chunk and tries again if that fails. Every dynamic import of the build goes through this (`vite.config.ts`).
 * Some browsers ask no more for what once failed, as long as the page is open: then only `readAnew` brings it.
 */
export const fetchCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      // Without a network, fail at once.
      if (!navigator.onLine) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load().catch((cause: unknown) => {
    throw new MissingCode(`missing code: ${cause}`, { cause });
  });
};
