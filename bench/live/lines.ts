import { get } from 'node:http';

/** An open stream, and the events it has brought. */
type Line = {
  /** How many events have come. */
  readonly count: () => number;
  /** Moment of the last event, by `performance.now()`. */
  readonly at: () => number;
  readonly leave: () => void;
};

export type LineRequest = { readonly url: string; readonly headers?: Readonly<Record<string, string>> };

/** Opens it, and is done when the first event has come. */
const openLine = ({ url, headers = {} }: LineRequest): Promise<Line> =>
  new Promise((resolve, reject) => {
    let [count, at] = [0, 0];
    const request = get(url, { agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A line was answered with ${answer.statusCode}`));
      answer.setEncoding('latin1');
      answer.on('data', (text: string) => {
        if (!text.includes('data:')) return;
        count += 1;
        at = performance.now();
        if (count === 1) resolve({ count: () => count, at: () => at, leave: () => void request.destroy() });
      });
    });
    // A server that ends ends its lines.
    request.on('error', () => undefined);
  });

/** Opens many lines, a few at a time. */
export const openLines = async (asked: readonly LineRequest[]): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  const atOnce = 10;
  while (lines.length < asked.length) {
    const some = asked.slice(lines.length, lines.length + atOnce);
    lines.push(...(await Promise.all(some.map(openLine))));
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
