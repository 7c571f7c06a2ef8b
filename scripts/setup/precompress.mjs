import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const worthIt = /\.(js|css|svg|html|json|webmanifest|txt|map)$/;
const smallest = 512;

/**
 * Writes `.br` beside every text file, at the strength that only a build can afford: serving them costs nothing.
 * @param {string} folder
 */
export const precompress = async (folder) => {
  const files = (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && worthIt.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
};

/** @param {string} file */
const compressFile = async (file) => {
  const body = await fs.readFile(file);
  if (body.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await fs.writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
};
