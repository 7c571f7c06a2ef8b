/** Screen readers hear what changes in a place they know already: it is given a moment to become known. */
const pauseMilliseconds = 100;

let place: HTMLElement | undefined;

const makePlace = () => {
  const made = document.createElement('p');
  made.setAttribute('role', 'status');
  made.className = 'sr-only';
  document.body.append(made);
  return made;
};

/** Says something to those who listen to the page, where everybody else sees it. */
export const say = (text: string) => {
  place ??= makePlace();
  place.textContent = '';
  setTimeout(() => {
    if (place) place.textContent = text;
  }, pauseMilliseconds);
};
