/** A piece of HTML that is known to be safe. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Filling = Markup | string | number | undefined | readonly (Markup | undefined)[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const filled = (value: Filling): string => {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.html;
  if (typeof value === 'object') return value.map(filled).join('');
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
};

/** HTML by a tagged template: values are escaped, unless they are markup themselves. */
export const markup = (pieces: TemplateStringsArray, ...fillings: readonly Filling[]): Markup =>
  new Markup(pieces.reduce((html, piece, at) => html + filled(fillings[at - 1]) + piece));
