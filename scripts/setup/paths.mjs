import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Everything these scripts write lies below it. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Files that can be made again at any time: logs of the set-up, test reports, compiled code. */
export const cache = inRoot('.cache');
