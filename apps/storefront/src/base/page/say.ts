/** Screen readers announce changes only in a region they already know: this pause lets them notice it. */
const pauseMilliseconds = 100;

let place: HTMLElement | undefined;

const makePlace = () => {
  const made = document.createElement('p');
  made.setAttribute('role', 'status');
  made.className = 'sr-only';
  document.body.append(made);
  return made;
};

/** Announces a text to screen readers. */
export const say = (text: string) => {
  place ??= makePlace();
  place.textContent = '';
  setTimeout(() => {
    if (place) place.textContent = text;
  }, pauseMilliseconds);
};
