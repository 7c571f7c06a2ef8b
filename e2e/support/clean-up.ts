import { rm } from 'node:fs/promises';

/** The data of this run were its own. */
export default async (): Promise<void> => {
  const folder = process.env.E2E_DATA;
  if (folder?.includes('zanga-e2e-')) await rm(folder, { recursive: true, force: true });
};
