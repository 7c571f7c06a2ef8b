import { ensurePackages } from './packages.mjs';
import { checkPrerequisites } from './prerequisites.mjs';

/** What every command needs before it can do anything. */
export async function prepare() {
  checkPrerequisites();
  await ensurePackages();
}
