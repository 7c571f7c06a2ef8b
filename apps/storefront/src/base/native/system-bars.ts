import { SystemBars, SystemBarsStyle } from '@capacitor/core';

/** Signs on the phone's own bars are dark on light screens and light on dark ones, as the phone changes between them. */
export const followColours = (): void => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () =>
    SystemBars.setStyle({ style: dark.matches ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(
      () => undefined, // An older phone keeps its own colours.
    );
  dark.addEventListener('change', () => void follow());
  void follow();
};
