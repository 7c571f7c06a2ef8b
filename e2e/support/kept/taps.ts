import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Effort of a journey: taps on the glass, and fields written into. */
export type Taps = { readonly taps: number; readonly fields: number };

/** Hand of a counted journey: actions that bypass it are not counted. */
export type Hand = {
  readonly tap: (target: Locator) => Promise<void>;
  /** A list that the phone opens by itself: one tap opens it, one chooses. */
  readonly pick: (list: Locator, label: string) => Promise<void>;
  /**
   * Writes into a field. To come there is no tap of its own: the keyboard leads from field to field. Where a field leads
   * on by itself once it is full, as a card's number does, the following text still belongs to it.
   */
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly count: () => Taps;
};

export const handOn = (page: Page): Hand => {
  let taps = 0;
  let fields = 0;
  return {
    tap: async (target) => {
      await target.tap();
      taps += 1;
    },
    pick: async (list, label) => {
      await list.selectOption({ label });
      taps += 2;
    },
    write: async (field, text) => {
      await field.focus();
      await page.keyboard.type(text);
      fields += 1;
    },
    count: () => ({ taps, fields }),
  };
};

const results = path.resolve(import.meta.dirname, '../../../bench/results/taps.json');

type Results = {
  readonly measured_on: string;
  readonly rows: readonly unknown[];
  readonly notes: readonly string[];
};

const notes = [
  'Each journey is walked by a browser test on a phone of 390 × 844, cold: nothing kept on the device, the notice of the brand open. It begins where the page has opened and ends on the page that thanks. A tap is a tap; a list that the phone opens counts two; a field that is written into counts one, with those it leads on to by itself when it is full, as a card’s number does.',
];

const nothingYet: Results = { measured_on: '', rows: [], notes };

/** Saves the counts beside the other measurements, on request (`npm run bench:taps`). */
export const keepTaps = async (journey: string, counted: Taps, limits: Taps): Promise<void> => {
  if (!process.env.BENCH_TAPS) return;
  const text = await readFile(results, 'utf8').catch(() => JSON.stringify(nothingYet));
  const before: Results = JSON.parse(text);
  const others = before.rows.filter(
    (row) => !(typeof row === 'object' && row !== null && 'journey' in row && row.journey === journey),
  );
  const row = { journey, ...counted, 'taps at most': limits.taps, 'fields at most': limits.fields };
  const kept: Results = { measured_on: new Date().toISOString().slice(0, 10), rows: [...others, row], notes };
  await mkdir(path.dirname(results), { recursive: true });
  await writeFile(results, `${JSON.stringify(kept, undefined, 2)}\n`);
};
