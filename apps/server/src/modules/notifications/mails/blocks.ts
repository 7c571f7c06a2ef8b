import { type Markup, markup } from '../markup.ts';
import type { Block } from './mail.ts';
import { type Colors, sans } from './style.ts';

const reading = `font-family:${sans};font-size:17px;line-height:1.6`;

/** A link has the colour of its table cell as ground: the one ground every mail program paints. */
const pressed = (label: string, href: string, light: Colors) => markup`
<table role="presentation" class="wide" style="margin:28px 0 12px"><tr>
<td class="on-tomato" bgcolor="${light.tomato}" style="background-color:${light.tomato};border-radius:999px">
<a class="button in-onTomato" href="${href}" style="display:inline-block;padding:15px 30px;font-family:${sans};font-size:17px;line-height:1.3;font-weight:700;color:${light.onTomato};text-align:center;text-decoration:none;border-radius:999px">${label}</a>
</td></tr></table>`;

const spelled = (href: string, light: Colors) => markup`
<p class="in-soft" style="margin:0 0 8px;font-family:${sans};font-size:13px;line-height:1.5;color:${light.soft}">Se il pulsante non funziona, copia questo indirizzo nel browser:<br>
<a class="in-link" href="${href}" style="color:${light.link};word-break:break-all;overflow-wrap:anywhere">${href}</a></p>`;

const row = ([name, value]: readonly [string, string], at: number, light: Colors) => markup`
<tr><th scope="row" class="in-soft edge" style="padding:10px 18px 10px 0;${at > 0 ? `border-top:1px solid ${light.line};` : ''}text-align:left;font-family:${sans};font-size:15px;line-height:1.4;font-weight:400;color:${light.soft}">${name}</th>
<td class="in-ink edge" style="padding:10px 0;${at > 0 ? `border-top:1px solid ${light.line};` : ''}font-family:${sans};font-size:15px;line-height:1.4;font-weight:700;color:${light.ink}">${value}</td></tr>`;

const item = (text: string, light: Colors) => markup`
<tr><td class="in-tomato" aria-hidden="true" width="22" style="padding:5px 0;vertical-align:top;${reading};color:${light.tomato}">•</td>
<td class="in-ink" style="padding:5px 0;${reading};color:${light.ink}">${text}</td></tr>`;

/** Line breaks are kept: a brand signs on two lines. */
const lines = (text: string) =>
  text.split('\n').map((line, at) => (at === 0 ? markup`${line}` : markup`<br>${line}`));

/** A block of a letter as HTML. */
export const drawn = (block: Block, light: Colors): Markup => {
  switch (block.kind) {
    case 'paragraph':
      return markup`<p class="in-ink" style="margin:0 0 16px;${reading};color:${light.ink}">${lines(block.text)}</p>`;
    case 'note':
      return markup`<p class="on-sunken in-soft" style="margin:20px 0 8px;padding:14px 18px;border-radius:16px;background-color:${light.sunken};font-family:${sans};font-size:15px;line-height:1.5;color:${light.soft}">${block.text}</p>`;
    case 'button':
      return markup`${pressed(block.label, block.href, light)}${block.spelledOut ? spelled(block.href, light) : undefined}`;
    case 'list':
      return markup`<table role="presentation" style="margin:0 0 16px">${block.items.map((text) => item(text, light))}</table>`;
    case 'facts':
      return markup`<table style="margin:4px 0 16px">${block.rows.map((fact, at) => row(fact, at, light))}</table>`;
  }
};
