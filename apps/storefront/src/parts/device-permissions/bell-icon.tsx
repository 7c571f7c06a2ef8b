import { icon } from '@zanga/ui/icons/icon.tsx';

export const BellIcon = /* @__PURE__ */ icon('M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 18H5ZM10 20.5h4');
