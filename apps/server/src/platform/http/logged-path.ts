/** Paths with a secret at their end, which the log leaves out. */
const secretPaths =
  /(\/(?:api\/+customer\/+device|api\/+worker\/+tickets|password\/+reset|notifications\/+unsubscribe|cinema\/+ticket\/+burn)\/).*/i;

const beforeQuery = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};

/** Decodes as the router does: `/%70assword` is `/password`. */
const unescaped = (path: string): string => {
  try {
    return beforeQuery(decodeURIComponent(path));
  } catch {
    return path;
  }
};

const masked = (path: string): string => {
  const shown = path.replace(secretPaths, '$1…');
  if (!path.includes('%')) return shown;
  // Some mail programs also escape a link's question mark, which hides where its query begins.
  const plain = unescaped(path);
  const plainShown = plain.replace(secretPaths, '$1…');
  return plainShown !== plain || /%3f/i.test(path) ? plainShown : shown;
};

/** Loggable part of an address: no query (searches, positions and tokens stand in it), no secret segment. */
export const loggedPath = (url: string): string => masked(beforeQuery(url)).slice(0, 200);
