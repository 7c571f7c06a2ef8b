import { describe, expect, it } from 'vitest';
import { codeAfterPaint } from '../../src/web/code-after-paint.ts';
import { inlineScripts } from '../../src/web/security-headers.ts';

const page = [
  '<html><head><link rel="modulepreload" fetchPriority="low" href="/assets/big.js"/>',
  '<link rel="stylesheet" href="/assets/look.css"/><link rel="modulepreload" href="/assets/entry.js"/></head>',
  '<body><p>Pronta</p></body></html>',
].join('');

describe('the code of a page', () => {
  const { html: made, scripts } = codeAfterPaint({ html: page, scripts: ['before()'] }, '/assets/entry.js');

  it('is in no tag that the browser loads before it paints', () => {
    expect(made).not.toContain('<link rel="modulepreload"');
    expect(made).toContain('<link rel="stylesheet" href="/assets/look.css"/>');
  });

  it('is loaded by one script, which the policy allows', () => {
    const script = /<script>(.+?)<\/script>/.exec(made)?.[1] ?? '';
    expect(script).toContain('["/assets/big.js","/assets/entry.js"]');
    expect(script).toContain('import("/assets/entry.js")');
    expect(scripts).toEqual(['before()', ...inlineScripts(made)]);
    expect(scripts).toHaveLength(2);
  });

  it('is left out of a page without code', () => {
    const still = { html: '<html><body><p>Niente</p></body></html>', scripts: [] };
    expect(codeAfterPaint(still, '/assets/entry.js')).toEqual(still);
  });

  /** Runs the script in a browser with few parts. */
  const run = (tellsPaints: boolean, arrives = true) => {
    const script = (/<script>(.+?)<\/script>/.exec(made)?.[1] ?? '').replaceAll('import(', 'start(');
    const picture = { complete: false };
    const started: string[] = [];
    const links: string[] = [];
    const happens = new Map<string, () => void>();
    class Observer {
      static supportedEntryTypes = tellsPaints ? ['largest-contentful-paint'] : [];
      constructor(seen: () => void) {
        happens.set('paint', seen);
      }
      observe() {}
    }
    const parts = {
      setTimeout: (then: () => void, ms = 0) => happens.set(`${ms} ms`, then),
      requestAnimationFrame: (then: () => void) => happens.set('frame', then),
      addEventListener: (event: string, then: () => void) => happens.set(event, then),
      PerformanceObserver: Observer,
      document: {
        createElement: () => ({}),
        head: { append: ({ href }: { href: string }) => links.push(href) },
        querySelectorAll: () => [picture],
        addEventListener: () => undefined,
      },
      self: {},
      start: async (file: string) => {
        started.push(file);
        if (!arrives && started.length === 1) throw new TypeError('not had');
      },
    };
    new Function(...Object.keys(parts), script)(...Object.values(parts));
    return { picture, started, links, happen: (what: string) => happens.get(what)?.() };
  };

  it('comes once the first view has been painted, its picture included', () => {
    const { picture, started, links, happen } = run(true);
    happen('paint');
    expect(started).toEqual([]);
    picture.complete = true;
    // It is loaded, and visible within two frames.
    for (const soon of ['paint', 'frame', 'frame']) {
      happen(soon);
      expect(started).toEqual([]);
    }
    happen('0 ms');
    expect(started).toEqual(['/assets/big.js']);
    expect(links).toEqual(['/assets/big.js', '/assets/entry.js']);
    for (const later of ['load', '100 ms', '1000 ms']) happen(later);
    expect(started).toHaveLength(1);
  });

  it('runs in two tasks, its heaviest file first, and the second even after a failure of the first', async () => {
    for (const arrives of [true, false]) {
      const { started, happen } = run(true, arrives);
      happen('1000 ms');
      await Promise.resolve();
      expect(started).toEqual(['/assets/big.js']);
      happen('0 ms');
      expect(started).toEqual(['/assets/big.js', '/assets/entry.js']);
    }
  });

  it('comes shortly after `load` in browsers that report no paints, and after a second in any case', () => {
    const loaded = run(false);
    loaded.happen('load');
    expect(loaded.started).toEqual([]);
    loaded.happen('100 ms');
    expect(loaded.started).toHaveLength(1);
    const hidden = run(true);
    hidden.happen('1000 ms');
    expect(hidden.started).toHaveLength(1);
  });
});
