/** Builds storefront and back office when their sources have changed since the last build. */
export declare const ensureWebBuilt: () => Promise<void>;
export declare const webStamp: { readonly remove: () => void; readonly write: (from: string) => void };
export declare const inputs: (env?: NodeJS.ProcessEnv) => string;
export declare const filesIn: (folder: string) => string[];
export declare const hashFiles: (
  hash: import('node:crypto').Hash,
  files: readonly string[],
) => import('node:crypto').Hash;
