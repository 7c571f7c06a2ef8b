import { icon } from './icon.tsx';

// Icons of the account pages and of personal data.
export const KeyIcon = /* @__PURE__ */ icon(
  'M15.5 4a4.5 4.5 0 1 1-4.3 5.8L4 17v3h3v-2h2v-2h2l1.2-1.2M16.5 7.5v.01',
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5 19 6v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6ZM9 12l2.2 2.2L15.2 10',
);
export const DeviceIcon = /* @__PURE__ */ icon(
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
);
export const EditIcon = /* @__PURE__ */ icon('M5 19l1-4.5L15.5 5a2.1 2.1 0 0 1 3 3L9 17.5ZM13.5 7l3 3');
export const LogoutIcon = /* @__PURE__ */ icon('M14 4.5H6.5v15H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5');
export const BinIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5',
);
export const BadgeIcon = /* @__PURE__ */ icon(
  'M6.5 6h11A1.5 1.5 0 0 1 19 7.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-11A1.5 1.5 0 0 1 6.5 6ZM10 6V3.5h4V6M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM8.5 17c.8-1.4 2-2 3.5-2s2.7.6 3.5 2',
);
