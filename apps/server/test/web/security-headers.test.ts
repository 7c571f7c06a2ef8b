import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Captcha } from '../../src/adapters/captcha/port.ts';
import { recaptcha } from '../../src/adapters/captcha/recaptcha.ts';
import { turnstile } from '../../src/adapters/captcha/turnstile.ts';
import { makeLog } from '../../src/platform/log.ts';
import { emergencyPage } from '../../src/web/emergency-page.ts';
import { joinNeeds } from '../../src/web/join-needs.ts';
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

  it('[API-41] lets the configured captcha’s script work, and without one nobody’s', async () => {
    const tools = { siteKey: 'key', secret: 'secret', log: makeLog({ LOG_LEVEL: 'silent' }) };
    const policyWith = (captcha?: Captcha) =>
      pageHeaders('', false, captcha?.needs)['content-security-policy'] ?? '';
    const cloudflare = policyWith(turnstile({ ...tools, host: 'https://challenges.cloudflare.com' }));
    expect(cloudflare).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com\/turnstile\/ /);
    expect(cloudflare).toContain("frame-src 'self' https://challenges.cloudflare.com/turnstile/");
    expect(cloudflare).toMatch(/trusted-types zanga$/);
    const google = policyWith(recaptcha({ ...tools, host: 'https://www.google.com', minScore: 0.5 }));
    expect(google).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    );
    expect(google).toMatch(/trusted-types zanga recaptcha goog#html$/);
    expect(policyWith()).toContain("script-src 'self';");
    expect(policyWith()).not.toMatch(/https:/);
  });

  it('lets in what each configured script of others needs, and no more', () => {
    const one = {
      scripts: ['https://a.it'],
      frames: ['https://a.it'],
      connections: [],
      policies: ['default'],
    };
    const other = { scripts: ['https://b.it'], frames: [], connections: ['https://b.it'], policies: [] };
    const policy = pageHeaders('', false, joinNeeds(one, undefined, other))['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' https://a.it https://b.it;");
    expect(policy).toContain("frame-src 'self' https://a.it;");
    expect(policy).toContain("connect-src 'self' https://b.it;");
    expect(policy).toContain('trusted-types zanga default');
    expect(pageHeaders('', false)['content-security-policy']).toMatch(
      /frame-src 'self';.*trusted-types zanga$/,
    );
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
