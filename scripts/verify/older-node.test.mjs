import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { pinnedNode } from '../setup/pinned-node.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-older-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Takes away what Node 20 does not have and these scripts could be tempted to use. */
const younger = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  delete fs.globSync;
  delete fs.promises.glob;
  delete Map.groupBy;
  delete Promise.withResolvers;
  syncBuiltinESMExports();
`;

it.skipIf(!pinnedNode())(
  'an older Node hands over to the pinned one before anything asks too much of it',
  () => {
    const before = path.join(folder, 'younger.mjs');
    fs.writeFileSync(before, younger);
    // Another program than the pinned Node by its path, so that it hands over as the system's own would.
    const older = path.join(folder, path.basename(process.execPath));
    fs.copyFileSync(process.execPath, older);
    const { stderr } = spawnSync(
      older,
      ['--import', before, inRoot('scripts/verify.mjs'), '--only', 'nothing'],
      {
        encoding: 'utf8',
      },
    );
    expect(stderr).toContain('No such check: nothing');
  },
);
