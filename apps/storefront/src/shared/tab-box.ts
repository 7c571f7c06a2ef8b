import { sureBox } from './sure-box.ts';

/** What goes with the tab. */
export const tabBox = sureBox(() => sessionStorage);
