import fs from 'node:fs';

/** For a child that replaces this process, and so must not outlive it. */
export const followParent = { ZANGA_FOLLOW_PARENT: '1' };

/**
 * Ends this process in good order when npm, which started it, is gone: killed with -9, npm leaves its children running,
 * and an unseen server would keep the port. A plain `node scripts/start.mjs &` may outlive its shell.
 */
export const endWithParent = () => {
  if (!process.env.npm_lifecycle_event && !process.env.ZANGA_FOLLOW_PARENT) return;
  const parent = process.ppid;
  const grandparent = isShell(parent) ? parentOf(parent) : undefined;
  const gone = () =>
    process.ppid !== parent || (grandparent !== undefined && parentOf(parent) !== grandparent);
  const timer = setInterval(() => {
    if (!gone()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
};

/**
 * npm runs a script through a shell, which may or may not stay in between.
 * @param {number} pid
 */
const isShell = (pid) => /\((sh|dash|bash|zsh|ash|busybox)\)/.test(statOf(pid));

/** @param {number} pid */
const parentOf = (pid) => {
  const stat = statOf(pid);
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return Number.isInteger(parent) ? parent : undefined;
};

/** @param {number} pid */
const statOf = (pid) => {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};
