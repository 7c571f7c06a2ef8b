/** A colour in OKLCH: equal steps of `light` look equally large. */
export type Oklch = { readonly light: number; readonly chroma: number; readonly hue: number };

type Three = readonly [number, number, number];

const channels = (hex: string): Three => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};

/** Light of a colour `#rrggbb`, from 0 to 1, as WCAG counts it. */
const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, from 1 to 21, as WCAG counts it. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

export const oklchOf = (hex: string): Oklch => {
  const [red, green, blue] = channels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
};

const linearOf = ({ light, chroma, hue }: Oklch): Three => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/** Whether a screen shows the colour, to within half a step of its scale. */
const shown = (linear: Three) => linear.every((channel) => channel > -0.0005 && channel < 1.0005);

const written = (linear: Three): string =>
  `#${linear
    .map((channel) => {
      const within = Math.min(1, Math.max(0, channel));
      const lit = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
      return Math.round(lit * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** A colour as `#rrggbb`; too strong a one keeps light and hue, with the most chroma a screen shows. */
export const hexOf = (color: Oklch): string => {
  if (shown(linearOf(color))) return written(linearOf(color));
  let [can, cannot] = [0, color.chroma];
  for (let step = 0; step < 16; step += 1) {
    const chroma = (can + cannot) / 2;
    if (shown(linearOf({ ...color, chroma }))) can = chroma;
    else cannot = chroma;
  }
  return written(linearOf({ ...color, chroma: can }));
};
