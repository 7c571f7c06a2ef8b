import { randomBytes } from 'node:crypto';
import { type Files, FilesAway } from './port.ts';

/** Writes, reads and deletes a small file; returns a problem in plain words. */
export const tryFiles = async (files: Files): Promise<string | undefined> => {
  const data = randomBytes(32);
  const key = `doctor/${data.toString('hex')}`;
  try {
    await files.put(key, { contentType: 'application/octet-stream', data });
    const read = await files.get(key);
    await files.delete(key);
    if (!read?.data.equals(data)) return 'The file store does not give back what it was given';
    return (await files.get(key)) ? 'The file store keeps what it was told to delete' : undefined;
  } catch (error) {
    if (error instanceof FilesAway) return error.message;
    throw error;
  }
};
