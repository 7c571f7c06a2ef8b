import { icon } from './icon.tsx';

// Icons of panels and inner pages only.

export const TicketIcon = /* @__PURE__ */ icon(
  'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4ZM14 7v2M14 11v2M14 15v2',
);
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5 10 17.5 19 7');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5 12 15.5 18 9.5');
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6 8.5 12 14.5 18');
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15M13.5 6 19.5 12 13.5 18');
export const ExternalIcon = /* @__PURE__ */ icon(
  'M13 5h6v6M19 5l-9 9M16 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h4',
);
export const InfoIcon = /* @__PURE__ */ icon('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 11.5V16M12 8v.01');
export const WarningIcon = /* @__PURE__ */ icon('M12 4.5 21 19.5H3ZM12 10.5V14M12 16.8v.01');
export const ShareIcon = /* @__PURE__ */ icon(
  'M12 15V4M8 7.5 12 3.5 16 7.5M6.5 11H6a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-.5',
);
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14');
export const StarIcon = /* @__PURE__ */ icon(
  'M12 4l2.4 5.1 5.6.700-4.1 3.9 1 5.6L12 16.6l-4.9 2.7 1-5.6L4 9.8l5.6-.7Z',
);
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21s-7-6.3-7-11a7 7 0 0 1 14 0c0 4.7-7 11-7 11ZM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);
export const LocateIcon = /* @__PURE__ */ icon('M20 4 13.5 20l-2.5-7-7-2.5Z');
export const PhoneIcon = /* @__PURE__ */ icon(
  'M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2.2 2A15 15 0 0 1 4 6.2 2 2 0 0 1 6 4Z',
);
export const MailIcon = /* @__PURE__ */ icon(
  'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6ZM4.5 7.5l7.5 5.5 7.5-5.5',
);
export const ScooterIcon = /* @__PURE__ */ icon(
  'M6.5 15a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM17.5 15a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM9 17.5h6L13.5 5H11M4 15c0-3 2-4.5 5-4.5h2.5M14.3 11.5c2.5 0 4.5 1.3 5.2 3.5',
);
export const GiftIcon = /* @__PURE__ */ icon(
  'M4.5 8.5h15v3.5h-15ZM6 12v8h12v-8M12 8.5V20M12 8.5S10.5 4 8.5 4 6 8.5 12 8.5ZM12 8.5S13.5 4 15.5 4s2.5 4.5-3.5 4.5Z',
);
export const TagIcon = /* @__PURE__ */ icon('M4 5.5A1.5 1.5 0 0 1 5.5 4H12l8 8-7.5 8L4 11.5ZM8.2 8.2v.01');
/** Prime's rosette: an eight-petalled majolica flower. */
export const PrimeIcon = /* @__PURE__ */ icon(
  'M12 3.5c1.8 2 1.8 4 0 6-1.8-2-1.8-4 0-6ZM12 14.5c1.8 2 1.8 4 0 6-1.8-2-1.8-4 0-6ZM3.5 12c2-1.8 4-1.8 6 0-2 1.8-4 1.8-6 0ZM14.5 12c2-1.8 4-1.8 6 0-2 1.8-4 1.8-6 0ZM6 6l3.5 3.5M18 6l-3.5 3.5M6 18l3.5-3.5M18 18l-3.5-3.5',
);
