/** A thing on a page: its kind and its name. */
export type SoughtThing = { readonly what: keyof typeof selectors; readonly named: string };

export type Found = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly value: string;
  /** Element over its middle, in a few words; empty when a finger meets the thing itself. */
  readonly cover: string;
};

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input:not(.sr-only), textarea, select',
  choice: 'label:has(input:enabled)',
  heading: 'h1, h2, h3',
  dialog: '[role="dialog"]',
  notice: 'aside',
  status: '[role="status"]',
  text: 'p, li, dt, dd, span, div',
} as const;

/** Runs in the page. It is sent as text, so it uses nothing from outside. */
const look = (selector: string, pattern: string, aside: string) => {
  const nameOf = (element: Element) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
        : '';
    const titles = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
      .join(' ');
    const name = [element.getAttribute('aria-label') ?? '', titles, labels, element.textContent ?? ''];
    return (name.find((text) => text.trim() !== '') ?? '').replace(/\s+/g, ' ').trim();
  };
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  const top = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1) ?? document;
  const all = selector === '[role="dialog"]' ? dialogs : [...top.querySelectorAll(selector)];
  const element = all.find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('[inert]') &&
      new RegExp(pattern).test(nameOf(one)),
  );
  if (!element) return null;
  const seen = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  const under = () => {
    const { x, y } = seen();
    return document.elementFromPoint(x, y);
  };
  const isOwn = (hit: Element | null) => hit !== null && element.contains(hit);
  if (aside === 'scroll' && !isOwn(under())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = seen();
  const hit = under();
  const own = isOwn(hit);
  const cover = own ? '' : `${hit?.tagName ?? 'nothing'} «${(hit?.textContent ?? '').slice(0, 60)}»`;
  const value =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '';
  return { ...place, value, cover };
};

/** Runs in the page: chooses what a person would choose from a list that the system draws, where no pointer reaches. */
const choose = (label: string, option: string) => {
  const lists = [...document.querySelectorAll('select')];
  const list = lists.find(({ labels }) =>
    [...(labels ?? [])].some(({ textContent }) => textContent?.includes(label)),
  );
  const wanted = [...(list?.options ?? [])].find(
    ({ text }, index) => text === option || String(index) === option,
  );
  if (!list || !wanted) return false;
  list.selectedIndex = wanted.index;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

const called = (work: (...args: string[]) => unknown, ...args: readonly string[]) =>
  `(${work.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** `stay`: the page is not scrolled for it, since it is always on the screen. */
export const looking = ({ what, named }: SoughtThing, aside: 'scroll' | 'stay') =>
  called(look, selectors[what], named, aside);

export const choosing = (label: string, option: string) => called(choose, label, option);
