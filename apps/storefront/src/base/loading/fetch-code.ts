/** Code of the site that could not be had: the line was lost, or the site has been built anew meanwhile. */
export class MissingCode extends Error {}

/** How long is waited before each further try. A line that is lost for a moment is back by then. */
const pauses = [400, 1_600];

/** Every dynamic import of the build goes through this (vite.config.ts): what did not come is asked for again. */
export const fetchCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      // Who has no network hears so at once.
      if (!navigator.onLine) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load().catch((cause: unknown) => {
    throw new MissingCode(`missing code: ${cause}`, { cause });
  });
};
