/** Grounds behind an accent, and its words' colour, as in the storefront (`packages/ui/src/look/tokens.css`). */
export const grounds = {
  light: {
    canvas: '#fbf3e6',
    surface: '#fffcf6',
    raised: '#ffffff',
    sunken: '#f3e6d3',
    'lemon-wash': '#fdf0c6',
    ink: '#2b1a14',
    'ink-soft': '#69513f',
    'on-tomato': '#fffaf3',
  },
  dark: {
    canvas: '#1a120e',
    surface: '#261b15',
    raised: '#30231b',
    sunken: '#120c09',
    'lemon-wash': '#3b2d09',
    ink: '#f8eddf',
    'ink-soft': '#cbb7a5',
    'on-tomato': '#fffaf3',
  },
} as const;

export type Theme = keyof typeof grounds;
