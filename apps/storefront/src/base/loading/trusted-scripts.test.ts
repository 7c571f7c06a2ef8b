import { expect, it } from 'vitest';
import { checkedScript } from './trusted-scripts.ts';

it.each([
  '/sw.js',
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  'https://www.google.com/recaptcha/api.js?render=6Lc_site-key',
])('%s may become a script', (address) => {
  expect(checkedScript(address)).toBe(address);
});

it.each([
  '',
  '/sw.js?x',
  '/assets/sw.js',
  'https://elsewhere.example/sw.js',
  'https://elsewhere.example/script.js',
  'https://www.google.com/recaptcha/api.js?render=key&onload=evil',
  'https://www.google.com/complete/search?client=x&jsonp=alert',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s may not', (address) => {
  expect(() => checkedScript(address)).toThrow(TypeError);
});
