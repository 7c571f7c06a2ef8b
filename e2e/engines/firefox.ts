import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Engine, Installed } from './engine.ts';
import { end, lineOf, programPath, startProgram } from './programs.ts';

type MarionetteAnswer = {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
};
type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Commands of WebDriver BiDi over a socket, each with its answer. */
const speak = async (address: string) => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (answer: MarionetteAnswer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: MarionetteAnswer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  const send: Send = async (method, params) => {
    count += 1;
    const id = count;
    const answer = await new Promise<MarionetteAnswer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return Object(answer.result);
  };
  return { send, close: () => socket.close() };
};

const settings = [
  // Switches off calls to Mozilla, and the greeting of a new profile.
  ['app.update.disabledForTesting', true],
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['intl.accept_languages', 'it-IT, it'],
  ['intl.locale.requested', 'it'],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['services.settings.server', 'data:,#remote-settings-dummy/v1'],
  ['startup.homepage_welcome_url', 'about:blank'],
] as const;

const newProfile = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-firefox-'));
  const lines = settings.map(
    (setting) => `user_pref(${setting.map((part) => JSON.stringify(part)).join(', ')});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  return folder;
};

const keysOf = (text: string) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

const engineOf = (send: Send, context: string, close: () => Promise<void>): Engine => ({
  resize: async (width, height) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
  },
  open: async (url) => {
    await send('browsingContext.navigate', { context, url, wait: 'complete' });
  },
  read: async (expression) => {
    const target = { context };
    // Results are text, so that every engine returns the same shape.
    const asked = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: asked,
      target,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(Object(exceptionDetails).text));
    return JSON.parse(String(Object(result).value));
  },
  press: async (x, y) => {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'finger', actions }] });
  },
  type: async (text) => {
    await send('input.performActions', {
      context,
      actions: [{ type: 'key', id: 'keys', actions: keysOf(text) }],
    });
  },
  close,
});

const program = programPath('firefox-esr') ?? programPath('firefox');

/** Firefox, driven by WebDriver BiDi, which it speaks by itself. */
export const firefox: Installed = {
  name: 'Firefox',
  missing: program ? undefined : 'Firefox is not installed (Debian: firefox-esr)',
  start: async () => {
    const profile = newProfile();
    const browser = startProgram(
      program ?? '',
      [...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']],
      { env: { HOME: profile } },
    );
    const address = await lineOf(browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    const { send, close } = await speak(`${address}/session`);
    await send('session.new', { capabilities: {} });
    const { contexts } = await send('browsingContext.getTree', {});
    const context = String(Object(contexts)[0].context);
    return engineOf(send, context, async () => {
      close();
      await end(browser);
      rmSync(profile, { recursive: true, force: true });
    });
  },
};
