import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from './problem.mjs';
import { say } from './progress.mjs';

const heartbeat = 1_000;
const silence = 10_000;
const longestOrphan = 15 * 60_000;

/**
 * Lets one process at a time do a piece of work. The holder touches the file while it works. When the holder was
 * killed, the lock lasts as long as the program it had started still runs: two `npm ci` in one folder destroy each other.
 * @template T
 * @param {string} file
 * @param {string} waitingFor shown while waiting
 * @param {(noteChild: (pid: number) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withLock = async (file, waitingFor, work) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (isAbandoned(file)) breakLock(file);
    else if (!told) say(`${waitingFor} is already under way in another window; waiting for it …`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const timer = setInterval(() => touch(file), heartbeat);
  try {
    return await work((pid) => fs.writeFileSync(file, `${process.pid} ${pid}`));
  } finally {
    clearInterval(timer);
    release(file);
  }
};

/**
 * Removes only our own lock: a waiter that thought us dead may hold it by now.
 * @param {string} file
 */
const release = (file) => {
  const mine = fs.existsSync(file) && Number.parseInt(fs.readFileSync(file, 'utf8'), 10) === process.pid;
  if (mine) fs.rmSync(file, { force: true });
};

/** @param {string} file */
const take = (file) => {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
};

/** @param {string} file */
const touch = (file) => {
  try {
    fs.utimesSync(file, new Date(), new Date());
  } catch {
    // Broken by a waiter that thought us dead, such as after a suspended laptop; the work itself goes on.
  }
};

/** @param {string} file */
export const isAbandoned = (file) => {
  let content = '';
  let age = 0;
  try {
    content = fs.readFileSync(file, 'utf8');
    age = Date.now() - fs.statSync(file).mtimeMs;
  } catch {
    return false;
  }
  const [owner = 0, child = 0] = content.split(' ').map(Number);
  if (owner && isAlive(owner) && age < silence) return false;
  if (child && isAlive(child) && age < longestOrphan) return false;
  return owner > 0 || age > silence;
};

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true;
  }
};

/**
 * Renamed before it is removed, so that of two waiters only one removes it and never the new lock of the other.
 * @param {string} file
 */
const breakLock = (file) => {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    fs.renameSync(file, aside);
    if (isAbandoned(aside)) fs.rmSync(aside, { force: true });
    else fs.renameSync(aside, file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
};
