import { icon } from './icon.tsx';

// Icons of dish badges and warnings: load with the cards of a list, not with the page.

export const HeartFullIcon = /* @__PURE__ */ icon(
  'M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20Z',
  'M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20Z',
);
export const LeafIcon = /* @__PURE__ */ icon(
  'M5 19C4 11 8 5 19.5 4.5 20 15 14.5 19.5 7 17.5M5 20c1.5-5 4.5-8 8.5-9.5',
);
export const WheatOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M12 21v-9M12 16c-3 0-4.5-1.5-4.5-4 1.7 0 3 .5 3.8 1.4M12 16c1.2 0 2.2-.2 2.9-.7M12 11c-1-.1-1.9-.4-2.6-.9M13.5 10.7c1.9-.5 3-1.9 3-4.2-3 0-4.5 1.5-4.5 3.7M12 7.5c-1.2-1.7-1.2-3.2 0-4.5 1.2 1.3 1.2 2.8 0 4.5',
);
export const MilkOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M9 4h6v3l2 3.5V13M7.6 9.6 7 10.5V19a1.5 1.5 0 0 0 1.5 1.5h7A1.5 1.5 0 0 0 17 19v-1M9 4v2',
);
export const ChiliIcon = /* @__PURE__ */ icon(
  'M15.5 8.5c2 1 2 3.5.500 6C14 18 9.5 20 4 19.5c4.5-1 6.5-3.5 7-7 .3-2.5 2-4.8 4.5-4ZM15.5 8.5c0-2 .7-3.5 3-4.5',
);
export const SproutIcon = /* @__PURE__ */ icon(
  'M12 20v-8M12 12C12 8 9 6 4.5 6c0 4.5 3 6.5 7.5 6.5M12 14c0-3.5 2.5-5.5 7.5-5.5 0 4-2.5 6-7.5 6',
);
export const CrescentIcon = /* @__PURE__ */ icon('M15 4.5A8 8 0 1 0 15 19.5 6.2 6.2 0 0 1 15 4.5Z');
export const SnowIcon = /* @__PURE__ */ icon(
  'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
);
