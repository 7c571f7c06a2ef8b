import { createHash } from 'node:crypto';
import type { PageNeeds } from '../adapters/captcha/port.ts';

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="(application\/(ld\+)?json|speculationrules)"/;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const runs = (attributes: string, body: string) => !dataBlock.test(attributes) && body !== '';

/** Inline scripts of a document without text by other people. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(inlineScript)].flatMap(([, attributes = '', body = '']) =>
    runs(attributes, body) ? [body] : [],
  );

/** Longest tag of the renderer, up to the mark. */
const longestTag = 200;

export type OwnScripts = { readonly html: string; readonly scripts: readonly string[] };

/**
 * Finds the scripts the renderer wrote, by the mark made for this page, and removes the mark. Texts of people and staff
 * stand in the page too, and scripts in them cannot know the mark. Only places around the mark are searched: a page has
 * 100,000 letters.
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
    // The sandbox's bank asks in a frame of ours.
    ["frame-src 'self'", ...frames].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types zanga', ...policies].join(' '),
  ].join('; ');

/** Headers of every page: hashes instead of a nonce for its scripts, so that it can be kept and compressed once. */
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
