import { ensurePackages } from './packages.mjs';
import { checkPrerequisites } from './prerequisites.mjs';

/** What every command needs before it can do anything. */
export const prepare = async () => {
  checkPrerequisites();
  await ensurePackages();
};
