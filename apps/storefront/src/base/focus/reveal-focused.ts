/**
 * Brings an item of a sideways row fully into sight when the keyboard reaches it: browsers only bring the link or button
 * that has the focus, which may be a corner of its card. The row's scroll padding leaves room for the ring around it.
 */
export const revealFocused = () =>
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    const item = target.closest('li');
    const row = item?.parentElement;
    if (row && row.scrollWidth > row.clientWidth)
      item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
