export declare const serverSource: string;
/** The file to start: the built server, unless its sources have changed since. */
export declare const serverEntry: () => string;
/** Builds the server if its sources have changed since the last build. */
export declare const buildServer: () => Promise<void>;
