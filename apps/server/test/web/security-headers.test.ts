import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Captcha } from '../../src/adapters/captcha/port.ts';
import { recaptcha } from '../../src/adapters/captcha/recaptcha.ts';
import { turnstile } from '../../src/adapters/captcha/turnstile.ts';
import { makeLog } from '../../src/platform/log.ts';
import { joinNeeds } from '../../src/web/join-needs.ts';
import { crowdedPage, emergencyPage, tooManyPage } from '../../src/web/notice-pages.ts';
import { inlineScripts, ownScripts, pageHeaders } from '../../src/web/security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the content policy of a page', () => {
  it('allows exactly the scripts of the renderer, whatever else stands in the page', () => {
    const mark = 'Zm9yLXRoaXMtcGFnZQ';
    const own = (script: string) => `<script class="$tsr" nonce="${mark}">${script}</script>`;
    const page =
      `<meta property="csp-nonce" content="${mark}"/>${own('start()')}` +
      `<script type="module" nonce="${mark}" src="/a.js"></script>${own('go("</div>")')}` +
      `<script type="application/ld+json" nonce="${mark}">{"@type":"Restaurant"}</script>` +
      '<p>Una recensione</p><script>steal()</script><script nonce="guessed">steal()</script>';
    const { html, scripts } = ownScripts(page, mark);
    expect(scripts).toEqual(['start()', 'go("</div>")']);
    expect(html).not.toContain(mark);
    expect(html).toContain('<script class="$tsr">start()</script>');
    const policy = pageHeaders(scripts, false)['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${hash('start()')} ${hash('go("</div>")')};`);
    expect(policy).not.toContain(hash('steal()'));
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('knows every script of a document that is ours alone', () => {
    expect(
      inlineScripts('<script>a()</script><script src="/b.js"></script><script x="y">c()</script>'),
    ).toEqual(['a()', 'c()']);
  });

  it('[API-41] lets the configured captcha’s script work, and without one no other site’s', async () => {
    const tools = { siteKey: 'key', secret: 'secret', pages: [], log: makeLog({ LOG_LEVEL: 'silent' }) };
    const policyWith = (captcha?: Captcha) =>
      pageHeaders([], false, captcha?.needs)['content-security-policy'] ?? '';
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

  it('allows the needs of each configured outside script, and no more', () => {
    const one = {
      scripts: ['https://a.it'],
      frames: ['https://a.it'],
      connections: [],
      policies: ['default'],
    };
    const other = { scripts: ['https://b.it'], frames: [], connections: ['https://b.it'], policies: [] };
    const policy = pageHeaders([], false, joinNeeds(one, undefined, other))['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' https://a.it https://b.it;");
    expect(policy).toContain("frame-src 'self' https://a.it;");
    expect(policy).toContain("connect-src 'self' https://b.it;");
    expect(policy).toContain('trusted-types zanga default');
    expect(pageHeaders([], false)['content-security-policy']).toMatch(
      /frame-src 'self';.*trusted-types zanga$/,
    );
  });

  it('lets no other page frame it, move its base or keep hold of its window', () => {
    const headers = pageHeaders([], false);
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]),
    );
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('requires TLS from then on, if it was served with it', () => {
    expect(pageHeaders([], true)['strict-transport-security']).toContain('max-age=31536000');
    expect(pageHeaders([], false)['strict-transport-security']).toBeUndefined();
  });
});

describe('the pages of last resort', () => {
  it.each([
    ['Torniamo subito', emergencyPage],
    ['C’è la fila al banco', crowdedPage],
    ['Troppe richieste', tooManyPage],
  ])('“%s” needs no other file and reloads itself', (title, { body, headers }) => {
    expect(body).not.toMatch(/<script|src=|<link/);
    expect(body).toContain(`<meta http-equiv="refresh" content="${headers['retry-after']}">`);
    expect(body).toContain('lang="it"');
    expect(body).toContain(`<title>${title}</title>`);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });
});
