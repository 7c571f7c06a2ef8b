import fs from 'node:fs';
import { inRoot } from '../paths.mjs';

/**
 * Where a browser lies that belongs to this checkout alone.
 * @param {...string} parts
 */
export const ownFolder = (...parts) => {
  const folder = inRoot('.data', 'browser', ...parts);
  fs.mkdirSync(folder, { recursive: true });
  return folder;
};
