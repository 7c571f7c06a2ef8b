import { Keyboard } from '@capacitor/keyboard';

/** While the keyboard is up, what is held at the bottom would cover what one types: the page's styles know by this. */
export const followKeyboard = (): void => {
  const set = (open: boolean) => document.documentElement.toggleAttribute('data-keyboard', open);
  void Keyboard.addListener('keyboardWillShow', () => {
    set(true);
    document.activeElement?.scrollIntoView({ block: 'center' });
  });
  void Keyboard.addListener('keyboardWillHide', () => set(false));
};
