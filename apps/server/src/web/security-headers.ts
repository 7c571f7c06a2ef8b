import { createHash } from 'node:crypto';
import type { PageNeeds } from '../adapters/captcha/port.ts';

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="(application\/(ld\+)?json|speculationrules)"/;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const runs = (attributes: string, body: string) => !dataBlock.test(attributes) && body !== '';

/** The scripts in a document that is wholly ours: nothing in it was written by anybody else. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(inlineScript)].flatMap(([, attributes = '', body = '']) =>
    runs(attributes, body) ? [body] : [],
  );

/** A tag that the renderer writes is shorter, up to the mark. */
const longestTag = 200;

export type OwnScripts = { readonly html: string; readonly scripts: readonly string[] };

/**
 * The scripts of a page that the renderer wrote itself: those that carry the mark it was given for this one page. A page
 * shows what people and staff have written, and whatever came in with that cannot know the mark. It is taken away again.
 * Only where the mark stands is looked at: a page is a hundred thousand letters.
 */
export const ownScripts = (marked: string, mark: string): OwnScripts => {
  const parts = marked.split(` nonce="${mark}"`);
  const scripts = parts.flatMap((before, at) => {
    const tag = /<script([^<>]*)$/.exec(before.slice(-longestTag));
    const after = parts[at + 1];
    if (!tag || after === undefined) return [];
    const opened = after.indexOf('>');
    const attributes = tag[1] + after.slice(0, opened);
    const body = after.slice(opened + 1, after.indexOf('</script>', opened));
    return !/\bsrc=/.test(attributes) && runs(attributes, body) ? [body] : [];
  });
  const html = parts.join('');
  return { html: html.replace(new RegExp(`<meta property="csp-nonce" content="${mark}"/?>`), ''), scripts };
};

const nothing: PageNeeds = { scripts: [], frames: [], connections: [], policies: [] };

const policy = (
  own: readonly string[],
  { scripts, frames, connections, policies }: PageNeeds,
  images: readonly string[],
) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(own.map(hashOf)), ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    // The sandbox's bank asks its question in a frame of ours.
    ["frame-src 'self'", ...frames].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types zanga', ...policies].join(' '),
  ].join('; ');

/** Headers of every page: a hash of each script of its own instead of a nonce, so that the page can be kept and compressed once. */
export const pageHeaders = (
  own: readonly string[],
  secure: boolean,
  needs: PageNeeds = nothing,
  images: readonly string[] = [],
): Record<string, string> => ({
  'content-security-policy': policy(own, needs, images),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), payment=(self), microphone=()',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
