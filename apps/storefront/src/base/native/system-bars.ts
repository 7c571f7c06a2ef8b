import { SystemBars, SystemBarsStyle } from '@capacitor/core';

/** Keeps the icons of the phone's bars readable: dark on light screens, light on dark ones. */
export const followColours = (): void => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () =>
    SystemBars.setStyle({ style: dark.matches ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(
      () => undefined, // An older phone keeps its own colours.
    );
  dark.addEventListener('change', () => void follow());
  void follow();
};
