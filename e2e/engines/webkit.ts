import { freePort } from '../../apps/server/src/platform/embedded-postgres/processes.ts';
import type { Engine, Installed } from './engine.ts';
import { end, lineOf, programPath, startProgram } from './programs.ts';

type Send = (method: 'POST' | 'DELETE' | 'GET', path: string, body?: object) => Promise<unknown>;

/** Commands of W3C WebDriver, each an HTTP call. */
const speakTo =
  (base: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${Object(value).message}`);
    return value;
  };

const answers = async (base: string) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`${base}/status`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
};

const pointer = (actions: readonly object[]) => ({
  actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
});

const keys = (text: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});

const engineOf = (send: Send, close: () => Promise<void>): Engine => {
  const read = async (expression: string) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve(${expression}).then((value) => done(JSON.stringify({ value: value ?? null })),
        (error) => done(JSON.stringify({ error: String(error) })));`;
    const { value, error } = JSON.parse(String(await send('POST', '/execute/async', { script, args: [] })));
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    read,
    resize: async (width, height) => {
      const sizes = Object(await read('[outerWidth - innerWidth, outerHeight - innerHeight]'));
      const rect = { x: 0, y: 0, width: width + Number(sizes[0]), height: height + Number(sizes[1]) };
      await send('POST', '/window/rect', rect);
    },
    open: async (url) => void (await send('POST', '/url', { url })),
    press: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y) };
      const steps = [
        { type: 'pointerMove', ...at, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', pointer(steps));
    },
    type: async (text) => void (await send('POST', '/actions', keys(text))),
    close,
  };
};

const programs = {
  driver: programPath('WebKitWebDriver'),
  browser: programPath('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
  screen: programPath('Xvfb'),
};

const isComplete = Object.values(programs).every((program) => program !== undefined);

/** WebKit for GTK, driven by its own WebDriver on a virtual screen. */
export const webkit: Installed = {
  name: 'WebKit',
  missing: isComplete ? undefined : 'WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb)',
  start: async () => {
    const { driver = '', browser = '', screen = '' } = programs;
    const screenArgs = ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'];
    const shown = startProgram(screen, screenArgs, { more: ['pipe'] });
    const display = `:${await lineOf(shown.stdio[3] as never, /^(\d+)$/)}`;
    const port = await freePort();
    const driving = startProgram(driver, [`--port=${port}`], {
      env: { DISPLAY: display, LANG: 'it_IT.UTF-8', WEBKIT_DISABLE_DMABUF_RENDERER: '1', GDK_BACKEND: 'x11' },
    });
    const base = `http://127.0.0.1:${port}`;
    await answers(base);
    const options = { binary: browser, args: ['--automation'] };
    const session = Object(
      await speakTo(base)('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      }),
    );
    const send = speakTo(`${base}/session/${session.sessionId}`);
    return engineOf(send, async () => {
      await send('DELETE', '').catch(() => undefined);
      await end(driving);
      await end(shown);
    });
  },
};
