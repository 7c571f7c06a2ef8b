import type { Appearance } from '@stripe/stripe-js';

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Present value of a colour, light or dark: Stripe's frames do not know our tokens. */
const colour = (name: string): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** Appearance of Stripe's fields, in the colours of the shop. */
export const stripeAppearance = (): Appearance => ({
  theme: 'flat',
  labels: 'above',
  variables: {
    colorPrimary: colour('--tomato'),
    colorBackground: colour('--surface'),
    colorText: colour('--ink'),
    colorTextSecondary: colour('--ink-soft'),
    colorTextPlaceholder: colour('--ink-soft'),
    colorDanger: colour('--alarm-ink'),
    borderRadius: token('--radius-sm') || '10px',
    fontSizeBase: '16px',
  },
  rules: {
    '.Input': { border: `1px solid ${colour('--line-strong')}`, padding: '13px 16px' },
    '.Label': { fontWeight: '600' },
  },
});
