import { Keyboard } from '@capacitor/keyboard';

/** Marks the page while the keyboard is open, so that bars at the bottom do not cover the field. */
export const followKeyboard = (): void => {
  const set = (open: boolean) => document.documentElement.toggleAttribute('data-keyboard', open);
  void Keyboard.addListener('keyboardWillShow', () => {
    set(true);
    document.activeElement?.scrollIntoView({ block: 'center' });
  });
  void Keyboard.addListener('keyboardWillHide', () => set(false));
};
