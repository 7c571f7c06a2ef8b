import { get } from 'node:http';

/** An open stream, and the events it has brought. */
export type Line = {
  /** How many events have come. */
  readonly count: () => number;
  /** Moment of the last event, by `performance.now()`. */
  readonly at: () => number;
  readonly leave: () => void;
};

export type LineRequest = { readonly url: string; readonly headers?: Readonly<Record<string, string>> };

/** Opens it, and is done when the first event has come. */
const openLine = ({ url, headers = {} }: LineRequest, onEvent: () => void): Promise<Line> =>
  new Promise((resolve, reject) => {
    let [count, at] = [0, 0];
    const request = get(url, { agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A line was answered with ${answer.statusCode}`));
      answer.setEncoding('latin1');
      answer.on('data', (text: string) => {
        if (!text.includes('data:')) return;
        count += 1;
        at = performance.now();
        if (count > 1) onEvent();
        else resolve({ count: () => count, at: () => at, leave: () => void request.destroy() });
      });
    });
    // A server that ends ends its lines.
    request.on('error', () => undefined);
  });

/** Opens many lines, a few at a time. `onEvent` gets the place of the line with a new event. */
export const openLines = async (
  asked: readonly LineRequest[],
  onEvent: (place: number) => void = () => undefined,
): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  const atOnce = 10;
  while (lines.length < asked.length) {
    const from = lines.length;
    const some = asked.slice(from, from + atOnce);
    lines.push(...(await Promise.all(some.map((one, at) => openLine(one, () => onEvent(from + at))))));
  }
  return lines;
};

/** Waits until each line has more events than `before`; returns the milliseconds after `since`. */
export const allHaveHeard = async (
  lines: readonly Line[],
  before: readonly number[],
  since: number,
): Promise<readonly number[]> => {
  while (lines.some(({ count }, at) => count() === before[at]))
    await new Promise((resolve) => setTimeout(resolve, 5));
  return lines.map(({ at }) => at() - since);
};
