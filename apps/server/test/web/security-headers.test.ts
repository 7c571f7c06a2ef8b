import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emergencyPage } from '../../src/web/emergency-page.ts';
import { inlineScriptHashes, pageHeaders } from '../../src/web/security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the content policy of a page', () => {
  it('lets exactly the scripts run that the page was made with', () => {
    const html =
      '<script>start()</script><script type="module" src="/a.js"></script><script class="x">go("</div>")</script>' +
      '<script type="application/ld+json">{"@type":"Restaurant"}</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('start()'), hash('go("</div>")')]);
    const policy = pageHeaders(html, false)['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${hash('start()')}`);
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('asks for TLS from then on, where it is served with it', () => {
    expect(pageHeaders('', true)['strict-transport-security']).toContain('max-age=31536000');
    expect(pageHeaders('', false)['strict-transport-security']).toBeUndefined();
  });
});

describe('the page of last resort', () => {
  it('needs nothing but itself and tries again by itself', () => {
    expect(emergencyPage).not.toMatch(/<script|src=|<link/);
    expect(emergencyPage).toContain('http-equiv="refresh"');
    expect(emergencyPage).toContain('lang="it"');
  });
});
