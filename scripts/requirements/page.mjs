import fs from 'node:fs';
import { inRoot, root } from '../setup/paths.mjs';
import { collect, readSources } from './collect.mjs';
import { render } from './render.mjs';

export const pageFile = inRoot('docs', 'requirements.md');

/** The page as it must be now. */
export const currentPage = () => {
  /** @type {import('./collect.mjs').Area[]} */
  const areas = JSON.parse(fs.readFileSync(inRoot('docs', 'requirements.json'), 'utf8'));
  return render(areas, collect(areas, readSources(root)));
};
