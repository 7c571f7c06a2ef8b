import fs from 'node:fs';
import path from 'node:path';

/**
 * Settings for apt to read the system's packages and sources, but to write into a folder of ours, where it needs no
 * rights.
 * @param {string} folder
 */
export const aptSettings = (folder) => {
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'log'])
    fs.mkdirSync(path.join(folder, part), { recursive: true });
  return [
    `Dir::State=${path.join(folder, 'state')}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${path.join(folder, 'cache')}`,
    `Dir::Log=${path.join(folder, 'log')}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ].flatMap((setting) => ['-o', setting]);
};

/**
 * Packages that a rehearsed installation would add, with their version: `Inst libnss3 (2:3.87.1-1 Debian:12 [amd64])`.
 * Not the C library: every program has loaded the system's before ours could be chosen.
 * @param {string} rehearsal
 * @returns {string[]}
 */
export const missingPackages = (rehearsal) =>
  [...rehearsal.matchAll(/^Inst (?!libc6\b)(\S+) (?:\[\S+\] )?\((\S+) /gm)].map(
    ([, name, version]) => `${name}=${version}`,
  );

/**
 * Folders with shared libraries, below the unpacked files; a program's own lie beside it.
 * @param {string} files
 * @returns {string[]}
 */
export const librariesIn = (files) => {
  const found = new Set();
  for (const top of ['lib', 'usr/lib']) {
    const start = path.join(files, top);
    if (!fs.existsSync(start)) continue;
    for (const entry of fs.readdirSync(start, { recursive: true, withFileTypes: true }))
      if (/\.so(\.|$)/.test(entry.name)) found.add(entry.parentPath);
  }
  return [...found].filter((folder) => !folder.includes('/usr/lib/chromium')).sort();
};

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * A script that starts a program with its unpacked libraries, fonts and keyboards.
 * @param {string} files
 * @param {string} program
 * @param {readonly string[]} libraries
 */
export const wrapper = (files, program, libraries) => `#!/bin/sh
export LD_LIBRARY_PATH=${quoted(libraries.join(':'))}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE=${quoted(path.join(path.dirname(files), 'fonts.conf'))}
export XKB_CONFIG_ROOT=${quoted(path.join(files, 'usr/share/X11/xkb'))}
exec ${quoted(program)} "$@"
`;
