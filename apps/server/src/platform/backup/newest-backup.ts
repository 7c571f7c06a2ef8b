import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The newest backup in a folder. */
export const newestBackup = async (folder: string): Promise<string | undefined> => {
  // A folder that does not exist holds no backup.
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => /\.backup\.gz(\.age)?$/.test(name));
  const dated = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return { file, at: (await stat(file)).mtimeMs };
    }),
  );
  return dated.toSorted((one, other) => other.at - one.at)[0]?.file;
};
