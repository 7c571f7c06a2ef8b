const live = process.stdout.isTTY;

/** @param {string} line */
export const say = (line) => console.log(line);

/**
 * Shows that something is going on for as long as it goes on: a ticking line in a terminal, a line every five seconds
 * in a log.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const during = async (title, work) => {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const tick = () => {
    if (live) process.stdout.write(`\r${title} … ${seconds()} s`);
    else if (seconds() > 0) say(`  … ${seconds()} s`);
  };
  if (live) tick();
  else say(`${title} …`);
  const timer = setInterval(tick, live ? 1_000 : 5_000);
  try {
    const result = await work();
    say(`${live ? `\r${title} … ` : '  '}done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    if (live) process.stdout.write('\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
};
