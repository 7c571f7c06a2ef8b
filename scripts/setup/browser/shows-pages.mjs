import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const words = 'La Sicilia, calda calda';
const longest = 60_000;

/**
 * Whether a browser shows a page here. One that was unpacked or downloaded may start and say its version, and yet lack
 * a library that pages need.
 * @param {string} file
 * @returns {Promise<boolean>}
 */
export const showsPages = async (file) => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-browser-'));
  try {
    return (await said(file, profile)).includes(words);
  } finally {
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

/**
 * @param {string} file
 * @param {string} profile
 * @returns {Promise<string>}
 */
const said = (file, profile) => {
  const page = `data:text/html,<p>${encodeURIComponent(words)}</p>`;
  // Same options as the tests: small containers have too little shared memory, or none that all users may open.
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const child = spawn(file, [...flags, `--user-data-dir=${profile}`, '--dump-dom', page], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: longest,
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(output));
  });
};
