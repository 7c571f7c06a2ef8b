import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A person who orders by keyboard and ear alone: the words at each stop are recorded. */
export type Ear = {
  /** Begins a screen. */
  readonly screen: (title: string) => void;
  /** Presses Tab up to a thing of that name; the stops between are heard too, unless hushed. */
  readonly tabTo: (name: RegExp, options?: { readonly hushed?: boolean }) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Records the focused thing. */
  readonly hear: () => Promise<void>;
  readonly told: () => string;
};

const roles: Readonly<Record<string, string>> = {
  link: 'link',
  button: 'pulsante',
  textbox: 'campo',
  combobox: 'casella combinata',
  ComboBoxSelect: 'elenco',
  radio: 'opzione',
  checkbox: 'casella',
  heading: 'titolo',
  dialog: 'finestra',
  DisclosureTriangle: 'pulsante',
};

type Value = { readonly value?: unknown };
type Node = {
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
};

const states = (node: Node): readonly string[] => {
  const of = (name: string) => node.properties?.find((property) => property.name === name)?.value.value;
  const said: string[] = [];
  if (of('checked') === 'true') said.push('selezionata');
  if (of('expanded') === true) said.push('aperto');
  if (of('expanded') === false && node.role?.value !== 'combobox') said.push('chiuso');
  if (of('required') === true) said.push('obbligatorio');
  if (of('invalid') === 'true') said.push('non valido');
  if (of('disabled') === true) said.push('non disponibile');
  return said;
};

/** Times, waits and numbers of orders are another's tomorrow: they are written as one. */
const timeless = (text: string) =>
  text
    .replaceAll(' ', ' ')
    .replaceAll(/\d{1,2}:\d{2}(–\d{1,2}:\d{2})?/g, '13:00')
    .replaceAll(/\d+–\d+ min(uti)?/g, '30–40 minuti')
    .replaceAll(/\d{2}\/\d{2}\/\d{4}/g, '1/1/2027')
    .replaceAll(/\b[A-Z]-\d{3}\b/g, 'A-001');

const lineOf = (node: Node): string => {
  const role = String(node.role?.value ?? '');
  const text = String(node.name?.value ?? '');
  const description = String(node.description?.value ?? '');
  const value = role === 'textbox' || role === 'combobox' ? String(node.value?.value ?? '') : '';
  const more = [value && `contiene «${value}»`, ...states(node), description].filter(Boolean);
  return timeless([`**${text}**`, roles[role] ?? role, ...more].join(' · '));
};

/** The node that has the focus, as assistive technology is given it. */
const focused = async (session: CDPSession): Promise<Node> => {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...(result.objectId && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  return nodes[0] ?? {};
};

/** Whether what has the focus can be seen: not under a bar, nor outside the screen. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return true;
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const label = activeElement.closest('label');
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    const points = parts.flatMap((across) => parts.map((down) => [across, down] as const));
    return points.some(([across, down]) => {
      const at = document.elementFromPoint(left + width * across, top + height * down);
      return at !== null && (activeElement.contains(at) || at.contains(activeElement) || label?.contains(at));
    });
  });

/** More stops than any screen has between two that matter. */
const mostStops = 200;

export const listen = async (page: Page): Promise<Ear> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const lines: string[] = [];
  const hear = async () => {
    const line = lineOf(await focused(session));
    if (lines.at(-1) !== `- ${line}`) lines.push(`- ${line}`);
  };
  const tabTo: Ear['tabTo'] = async (name, { hushed = false } = {}) => {
    let passed = false;
    for (let stop = 0; stop < mostStops; stop += 1) {
      await page.keyboard.press('Tab');
      const node = await focused(session);
      // A row that scrolls sideways brings it in a moment later.
      await expect.poll(() => isInSight(page), { message: `in sight: ${lineOf(node)}` }).toBe(true);
      if (name.test(String(node.name?.value ?? ''))) {
        if (passed) lines.push('- …');
        return hear();
      }
      if (hushed) passed = true;
      else await hear();
    }
    throw new Error(`Tab does not come to ${name}`);
  };
  return {
    screen: (title) => void lines.push('', `## ${title}`, ''),
    tabTo,
    press: async (key) => {
      await page.keyboard.press(key);
      lines.push(`- *${key === ' ' ? 'Spazio' : key}*`);
    },
    type: async (text) => {
      await page.keyboard.type(text);
      lines.push(`- *scrive* «${text}»`);
    },
    hear,
    told: () => `${lines.join('\n').trim()}\n`,
  };
};

const file = path.resolve(import.meta.dirname, '../../../docs/by-ear.md');

const begin = `# An order by ear

What a screen reader is given at each stop of a whole order, a delivery that is paid by card, made on a phone with the keyboard alone: name, role, state, description. Times and numbers are written as one. The journey \`e2e/ordering/by-ear.spec.ts\` walks it and fails where this page is no longer true; \`npm run docs:by-ear\` writes it anew.

`;

/** Compares the words with the recorded file, or writes it with WRITE_BY_EAR. */
export const keepWords = async (told: string): Promise<void> => {
  if (process.env.WRITE_BY_EAR) return writeFile(file, begin + told);
  expect(told, 'docs/by-ear.md: npm run docs:by-ear').toBe(
    (await readFile(file, 'utf8')).slice(begin.length),
  );
};
