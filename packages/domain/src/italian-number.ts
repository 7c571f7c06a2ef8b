type Decimals = { readonly least?: number; readonly most: number };

/**
 * A number as Italians write it: `1.234,5`. The figures are put together here, as the first `Intl.NumberFormat` of a page
 * takes a browser 30 ms and more, and every price would wait for it.
 */
export const italianNumber = (value: number, { least = 0, most }: Decimals): string => {
  const scale = 10 ** most;
  const rounded = Math.round(Math.abs(value) * scale);
  const whole = String(Math.trunc(rounded / scale)).replace(/\B(?=(\d{3})+$)/g, '.');
  const figures = String(rounded % scale)
    .padStart(most, '0')
    .slice(0, most);
  const needed = figures.replace(/0+$/, '').padEnd(least, '0');
  return `${value < 0 && rounded > 0 ? '-' : ''}${whole}${needed === '' ? '' : `,${needed}`}`;
};
