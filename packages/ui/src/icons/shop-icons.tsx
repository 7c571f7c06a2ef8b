import { icon } from './icon.tsx';

// Icons of the page frame: part of each first load, so keep this file short.

export const HomeIcon = /* @__PURE__ */ icon(
  'M4 10.5 12 4l8 6.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2ZM9.5 20v-4.5a2.5 2.5 0 0 1 5 0V20',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h10');
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20',
);
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20Z',
);
export const UserIcon = /* @__PURE__ */ icon('M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20a7.5 5.5 0 0 1 15 0');
export const BagIcon = /* @__PURE__ */ icon(
  'M5.5 8h13l1 10.5a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
);
export const StoreIcon = /* @__PURE__ */ icon(
  'M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12M5.5 4h13L21 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 20v-5h4v5',
);
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6 15.5 12 9.5 18');
export const FilterIcon = /* @__PURE__ */ icon(
  'M4 7h8M18 7h2M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM4 17h2M12 17h8M9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
);
export const OfflineIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M12 19v.01M8.8 15.3a5 5 0 0 1 5.6-.7M5.6 11.8a9.5 9.5 0 0 1 4-2.2M13.5 9.2a9.5 9.5 0 0 1 4.9 2.6M2.8 8.6a14 14 0 0 1 3.7-2.4M11 5a14 14 0 0 1 10.2 3.6',
);
export const ClockIcon = /* @__PURE__ */ icon('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 8v4.2l2.8 1.8');
