import { existsSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath, openShop } from './shop.ts';
import { kept, median, type Row, report } from './table.ts';
import { keep, visits } from './visits.ts';

// Lighthouse for the shop on a phone: median of several runs. Arguments choose pages; older results of the others stay.
const runs = Number(process.env.RUNS ?? 5);
const asked = process.argv.slice(2);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const shop = await openShop();
/** The headless shell, if installed: the full browser draws its own windows on the same cores. */
const shell = '/usr/bin/chromium-headless-shell';
const browser = process.env.CHROMIUM_SHELL ?? (existsSync(shell) ? shell : chromiumPath());
const chrome = await launch({
  chromePath: browser,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const once = async (url: string) => {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { lhr } = result;
  const failed = Object.values(lhr.audits)
    .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
    .map((audit) => audit.id);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    speedIndex: value('speed-index'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: lhr.environment.benchmarkIndex,
    failed,
  };
};

/** Measures again when the browser fails to draw in time, which happens now and then. */
const measured = async (url: string, tries = 3): ReturnType<typeof once> => {
  const result = await once(url);
  return Number.isFinite(result.fcp) || tries === 1 ? result : measured(url, tries - 1);
};

try {
  const rows: Row[] = [];
  const notes = new Set<string>();
  const all = await visits(shop.url);
  // The exact name of a page means that page alone.
  const isAsked = (name: string) =>
    asked.length === 0 || asked.some((word) => (word in all ? name === word : name.includes(word)));
  for (const [name, visit] of Object.entries(all)) {
    if (!isAsked(name)) continue;
    const url = visit.page;
    await keep(chrome.port, visit);
    // The first visit makes the pictures; measured are the later ones.
    await measured(url);
    const results: Awaited<ReturnType<typeof once>>[] = [];
    for (let run = 0; run < runs; run++) results.push(await measured(url));
    for (const id of results.flatMap(({ failed }) => failed)) notes.add(`${name}: ${id} does not pass`);
    rows.push({
      page: name,
      ...Object.fromEntries(
        categories.map((category, at) => [category, median(results.map(({ scores }) => scores[at] ?? 0))]),
      ),
      // Noise of the machine only lowers the score.
      'best performance': Math.max(...results.map(({ scores }) => scores[0] ?? 0)),
      'FCP ms': Math.round(median(results.map(({ fcp }) => fcp))),
      'SI ms': Math.round(median(results.map(({ speedIndex }) => speedIndex))),
      'LCP ms': Math.round(median(results.map(({ lcp }) => lcp))),
      'TBT ms': Math.round(median(results.map(({ tbt }) => tbt))),
      CLS: Number(median(results.map(({ cls }) => cls)).toFixed(3)),
      // Speed of the machine during the run, by Lighthouse's own benchmark.
      machine: Math.round(median(results.map(({ machine }) => machine))),
    });
  }
  const others =
    asked.length > 0 ? kept('lighthouse').filter(({ page }) => !rows.some((row) => row.page === page)) : [];
  report(
    'lighthouse',
    [...others, ...rows],
    [`Mobile preset, medians of ${runs} runs in ${path.basename(browser)}.`, ...notes],
  );
} finally {
  chrome.kill();
  await shop.stop();
}
