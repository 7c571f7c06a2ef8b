import { icon } from './icon.tsx';

// Icons of checkout, past payments and page footers.

export const CardIcon = /* @__PURE__ */ icon(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 14.5h4',
);
export const CashIcon = /* @__PURE__ */ icon(
  'M3.5 7h17v10h-17ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM6.5 12h.01M17.5 12h.01',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8 3.5v4M16 3.5v4',
);
export const ReceiptIcon = /* @__PURE__ */ icon(
  'M6 4l2 1.5L10 4l2 1.5L14 4l2 1.5L18 4v16l-2-1.5L14 20l-2-1.5L10 20l-2-1.5L6 20ZM9.5 10h5M9.5 14h5',
);
export const CutleryIcon = /* @__PURE__ */ icon(
  'M8 4v16M5 4v4.5a3 3 0 0 0 6 0V4M17 20V4c-2.2 1-3.5 3.4-3.5 6.5 0 1.9 1 3 3.5 3',
);
