import fs from 'node:fs';
import { currentPage, pageFile } from './requirements/page.mjs';

// npm run docs:requirements: writes docs/requirements.md.
fs.writeFileSync(pageFile, currentPage());
