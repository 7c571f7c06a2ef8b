import { Markup, markup } from '../markup.ts';
import { drawn } from './blocks.ts';
import type { Letter, Sender, SenderLogo } from './mail.ts';
import { legalLines } from './plain-text.ts';
import { type Colors, colorsOf, sans, serif, sheetOf } from './style.ts';

const stripes = 20;

/** The shop's awning: table cells with round bottoms, square in programs without round corners. */
const awning = (light: Colors) => {
  const cells = Array.from({ length: stripes }, (_, at) => {
    const color = at % 2 === 0 ? light.tomato : light.lemon;
    return markup`<td bgcolor="${color}" width="5%" height="20" style="height:20px;background-color:${color};border-radius:0 0 999px 999px;font-size:0;line-height:0">&nbsp;</td>`;
  });
  return markup`<table role="presentation" width="100%" style="width:100%;table-layout:fixed"><tr>${cells}</tr></table>`;
};

/** Text beside the subject in the list of mails; blanks behind it keep the mail's first lines out. */
const preheader = (text: string, light: Colors) => markup`
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px;color:${light.canvas}">${text}${new Markup('&#847;&zwnj;&nbsp;'.repeat(60))}</div>`;

const smallIn = (light: Colors) => `font-family:${sans};font-size:13px;line-height:1.6;color:${light.soft}`;
const quiet = (href: string, label: string, light: Colors) =>
  markup`<a class="in-soft" href="${href}" style="color:${light.soft}">${label}</a>`;

const footer = ({ reason, unsubscribe }: Letter, sender: Sender, light: Colors) => {
  const small = smallIn(light);
  return markup`
<p class="in-soft" style="margin:0 0 10px;${small}">${reason}${
    unsubscribe &&
    markup` Se preferisci non riceverle più, ${quiet(unsubscribe.page, 'disiscriviti con un tocco', light)}.`
  }</p>
<p class="in-soft" style="margin:0 0 10px;${small}">${quiet(sender.origin, 'Il nostro sito', light)} · ${quiet(`${sender.origin}/contacts`, 'Contatti', light)} · ${quiet(`${sender.origin}/content/privacy`, 'Privacy', light)}</p>
<p class="in-soft" style="margin:0;${small}">${legalLines(sender).map((line, at) => (at === 0 ? markup`${line}` : markup`<br>${line}`))}</p>`;
};

/** Largest size of the logo. It is drawn for a bright ground, and keeps one around it in dark mode. */
const logoMost = { height: 44, width: 220 };

const sizeOf = ({ width, height }: SenderLogo) => {
  const scale = Math.min(logoMost.height / height, logoMost.width / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Head of a letter: the brand's logo, or its name. */
const head = ({ name, origin, logo }: Sender, light: Colors) => {
  if (logo === null)
    return markup`<p style="margin:0 0 26px"><a class="in-tomato" href="${origin}" style="font-family:${serif};font-size:30px;line-height:1;font-weight:700;letter-spacing:-.02em;color:${light.tomato};text-decoration:none">${name}</a></p>`;
  const { width, height } = sizeOf(logo);
  return markup`<p style="margin:0 0 26px"><a href="${origin}" style="display:inline-block;padding:4px 8px;background-color:#ffffff;border-radius:8px;color:${light.tomato};text-decoration:none"><img src="${logo.src}" alt="${logo.alt || name}" width="${String(width)}" height="${String(height)}" style="display:block;border:0;width:${String(width)}px;height:${String(height)}px"></a></p>`;
};

/** Layout of every mail: a card under the shop's awning, at most 600 px wide, readable down to 320. */
export const layOut = (letter: Letter, sender: Sender): string => {
  const { light, dark } = colorsOf(sender.accent);
  return markup`<!doctype html>
<html lang="it" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${letter.subject}</title>
<style>${new Markup(sheetOf(dark))}</style>
</head>
<body class="on-canvas" bgcolor="${light.canvas}" style="margin:0;padding:0;background-color:${light.canvas}">
${preheader(letter.preheader, light)}
<div role="article" aria-roledescription="email" aria-label="${letter.subject}" lang="it">
<table role="presentation" class="on-canvas" width="100%" bgcolor="${light.canvas}" style="width:100%;background-color:${light.canvas}"><tr><td align="center" style="padding:24px 12px 40px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="100%" style="width:100%;max-width:600px;text-align:left">
<tr><td class="on-surface" bgcolor="${light.surface}" style="padding:0;background-color:${light.surface}">${awning(light)}</td></tr>
<tr><td class="on-surface pad" bgcolor="${light.surface}" style="padding:30px 44px 34px;background-color:${light.surface};border-radius:0 0 24px 24px">
${head(sender, light)}
<h1 class="title in-ink" style="margin:0 0 18px;font-family:${serif};font-size:32px;line-height:1.15;font-weight:600;letter-spacing:-.01em;text-wrap:balance;color:${light.ink}">${letter.title}</h1>
${letter.blocks.map((block) => drawn(block, light))}
</td></tr>
<tr><td class="pad" style="padding:26px 44px 0">${footer(letter, sender, light)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`.html;
};
