import { describe, expect, it } from 'vitest';
import { codeAfterPaint } from '../../src/web/code-after-paint.ts';
import { inlineScriptHashes } from '../../src/web/security-headers.ts';

const page = [
  '<html><head><link rel="modulepreload" fetchPriority="low" href="/assets/big.js"/>',
  '<link rel="stylesheet" href="/assets/look.css"/><link rel="modulepreload" href="/assets/entry.js"/></head>',
  '<body><p>Pronta</p></body></html>',
].join('');

describe('the code of a page', () => {
  const made = codeAfterPaint(page, '/assets/entry.js');

  it('is asked for by nothing the browser reads before it paints', () => {
    expect(made).not.toContain('<link rel="modulepreload"');
    expect(made).toContain('<link rel="stylesheet" href="/assets/look.css"/>');
  });

  it('is named by one script, which the policy lets run', () => {
    const script = /<script>(.+?)<\/script>/.exec(made)?.[1] ?? '';
    expect(script).toContain('["/assets/big.js","/assets/entry.js"]');
    expect(script).toContain('import("/assets/entry.js")');
    expect(inlineScriptHashes(made)).toHaveLength(1);
  });

  it('runs once, painted or not', () => {
    const script = (/<script>(.+?)<\/script>/.exec(made)?.[1] ?? '').replace('import(', 'start(');
    const frames: (() => void)[] = [];
    const timers: (() => void)[] = [];
    const started: string[] = [];
    const links: string[] = [];
    new Function('requestAnimationFrame', 'setTimeout', 'document', 'start', 'self', script)(
      (run: () => void) => frames.push(run),
      (run: () => void) => timers.push(run),
      {
        createElement: () => ({}),
        head: { append: ({ href }: { href: string }) => links.push(href) },
        addEventListener: () => undefined,
      },
      (file: string) => started.push(file),
      {},
    );
    expect(started).toEqual([]);
    for (const frame of frames) frame();
    for (const timer of timers) timer();
    expect(started).toEqual(['/assets/entry.js']);
    expect(links).toEqual(['/assets/big.js', '/assets/entry.js']);
  });
});
