import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Like Turnstile's script: it draws its vendor's frame in a given place, and the frame decides. */
const turnstileScript = (host: string) => `
window.turnstile = { render(place, { sitekey, action, callback }) {
  const frame = document.createElement('iframe');
  frame.src = '${host}/turnstile/frame';
  frame.title = 'Verifica di Turnstile';
  window.addEventListener('message', ({ origin, data }) => origin === '${host}' && callback(data + [sitekey, action, location.hostname].join('-')));
  place.append(frame);
} };`;

/** As reCAPTCHA's third version: nothing is seen. It makes a policy of its own where the browser wants one. */
const recaptchaScript = `
window.trustedTypes?.createPolicy('recaptcha', { createScriptURL: (address) => address });
window.grecaptcha = { ready: (then) => setTimeout(then, 10), execute: async (key, { action }) =>
  ['good', Date.now(), key, action, location.hostname].join('-') };`;

const frame = `<!doctype html><title>Turnstile</title><p>Un attimo …</p>
<script>parent.postMessage('good-' + Date.now() + '-', '*')</script>`;

/** Both vendors on this machine; a token is good once, and only with our secret. */
export const startVendors = async () => {
  const spent = new Set<string>();
  let host = '';
  const verdict = (form: URLSearchParams) => {
    const token = form.get('response') ?? '';
    const [, action, hostname] = /^good-\d+-site-(\w+)-(.+)$/.exec(token) ?? [];
    const good = hostname !== undefined && !spent.has(token) && form.get('secret') === 'secret';
    spent.add(token);
    const told = good ? { hostname, action, 'error-codes': [] } : { 'error-codes': ['timeout-or-duplicate'] };
    return JSON.stringify({ success: good, score: 0.9, ...told });
  };
  const answers: Readonly<Record<string, readonly [type: string, body: () => string]>> = {
    '/turnstile/v0/api.js': ['text/javascript', () => turnstileScript(host)],
    '/turnstile/frame': ['text/html', () => frame],
    '/recaptcha/api.js': ['text/javascript', () => recaptchaScript],
    '/elsewhere.js': ['text/javascript', () => 'window.elsewhere = true'],
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://vendor');
    const [type, body] = answers[pathname] ?? ['application/json', undefined];
    const form = new URLSearchParams(await text(request));
    response.writeHead(200, { 'content-type': type }).end(body ? body() : verdict(form));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this kind of address.
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = (vendor: 'TURNSTILE' | 'RECAPTCHA') => ({
    [`${vendor}_SITE_KEY`]: 'site',
    [`${vendor}_SECRET`]: 'secret',
    [`${vendor}_HOST`]: host,
  });
  return { host, keys, spent, close: () => server.close() };
};
