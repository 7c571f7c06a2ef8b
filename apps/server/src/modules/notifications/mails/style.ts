import { accentShades } from '@zanga/domain/brand/accent/accent';

/** The storefront's colours (`packages/ui/src/look/tokens.css`), in the notation that mail programs understand. */
const light = {
  canvas: '#fbf3e6',
  surface: '#fffcf6',
  sunken: '#f3e6d3',
  ink: '#2b1a14',
  soft: '#69513f',
  line: '#e8d9c3',
  tomato: '#c5341c',
  onTomato: '#fffaf3',
  link: '#ad2b15',
  lemon: '#f7ca3e',
  basil: '#2b6639',
};

const dark: Record<keyof typeof light, string> = {
  canvas: '#1a120e',
  surface: '#261b15',
  sunken: '#30231b',
  ink: '#f8eddf',
  soft: '#cbb7a5',
  line: '#413128',
  tomato: '#cf4128',
  onTomato: '#fffaf3',
  link: '#ff9d85',
  lemon: '#f0c136',
  basil: '#9dd5a4',
};

/** The colours of one theme of a letter. */
export type Colors = Readonly<Record<keyof typeof light, string>>;

/** The colours of a letter, with the brand's accent if it has one. */
export const colorsOf = (accent: string | null): { readonly light: Colors; readonly dark: Colors } => {
  if (accent === null) return { light, dark };
  const shades = accentShades(accent);
  return {
    light: { ...light, tomato: shades.light.tomato, link: shades.light['tomato-ink'] },
    dark: { ...dark, tomato: shades.dark.tomato, link: shades.dark['tomato-ink'] },
  };
};

export const serif = "Fraunces, Georgia, 'Times New Roman', serif";
export const sans = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const grounds = ['canvas', 'surface', 'sunken', 'tomato'] as const;
const inks = ['ink', 'soft', 'onTomato', 'link'] as const;

const inDark = (prefix: string, dark: Colors): string =>
  [
    ...grounds.map((name) => `${prefix}.on-${name}{background-color:${dark[name]}!important}`),
    ...inks.map((name) => `${prefix}.in-${name}{color:${dark[name]}!important}`),
    `${prefix}.in-tomato{color:${dark.link}!important}`,
    `${prefix}.edge{border-color:${dark.line}!important}`,
  ].join('\n');

/**
 * Rules that cannot be inline: narrow screens, dark mode, and Outlook on the web's attribute for it. All that matters
 * is inline, because some programs drop this sheet.
 */
export const sheetOf = (dark: Colors): string =>
  `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;text-size-adjust:100%}
table{border-collapse:separate;border-spacing:0}
a{text-decoration:underline}
a.button:hover{opacity:.92}
@media (max-width:480px){
.pad{padding-left:24px!important;padding-right:24px!important}
.title{font-size:27px!important}
.wide{width:100%!important}
.wide a{display:block!important}
}
@media (prefers-color-scheme:dark){
${inDark('', dark)}
}
${inDark('[data-ogsc] ', dark)}
`.trim();
