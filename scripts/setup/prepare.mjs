import { ensurePackages } from './packages.mjs';
import { checkPrerequisites } from './prerequisites.mjs';

/** Preparation of every command: prerequisites, packages. */
export const prepare = async () => {
  checkPrerequisites();
  await ensurePackages();
};
