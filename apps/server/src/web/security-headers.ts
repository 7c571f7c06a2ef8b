import { createHash } from 'node:crypto';
import type { PageNeeds } from '../adapters/captcha/port.ts';

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="(application\/(ld\+)?json|speculationrules)"/;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Hashes of the scripts a page carries in itself: those run, and no other inline script does. */
export const inlineScriptHashes = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].flatMap(([, attributes = '', body = '']) =>
      dataBlock.test(attributes) || body === '' ? [] : [hashOf(body)],
    ),
  ),
];

const nothing: PageNeeds = { scripts: [], frames: [], connections: [], policies: [] };

const policy = (
  hashes: readonly string[],
  { scripts, frames, connections, policies }: PageNeeds,
  images: readonly string[],
) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...scripts].join(' '),
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

/** Headers of every page: a hash per inline script instead of a nonce, so that the page can be kept and compressed once. */
export const pageHeaders = (
  html: string,
  secure: boolean,
  needs: PageNeeds = nothing,
  images: readonly string[] = [],
): Record<string, string> => ({
  'content-security-policy': policy(inlineScriptHashes(html), needs, images),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(self), camera=(self), payment=(self), microphone=()',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
