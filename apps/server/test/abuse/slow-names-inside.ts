import { execFileSync } from 'node:child_process';
import { scrypt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { callVendor } from '../../src/adapters/call-vendor.ts';

// Started by `slow-names.test.ts` in namespaces of its own: the only name server takes questions and never answers.
execFileSync('ip', ['link', 'set', 'lo', 'up']);
const settings = path.join(mkdtempSync(path.join(os.tmpdir(), 'zanga-names-')), 'resolv.conf');
writeFileSync(settings, 'nameserver 127.0.0.1\n');
execFileSync('mount', ['--bind', settings, '/etc/resolv.conf']);
const silent = createSocket('udp4');
await new Promise<void>((bound) => silent.bind(53, '127.0.0.1', bound));

const order: string[] = [];
const call = async (name: number): Promise<string> => {
  try {
    await callVendor('The vendor', `https://vendor${name}.example/`, { method: 'GET', timeoutMs: 5_000 });
    return 'answered';
  } catch (error) {
    if (!order.includes('given up')) order.push('given up');
    // Any other error is reported as text.
    return (error as { trouble?: string }).trouble ?? String(error);
  }
};
const calls = Promise.all(Array.from({ length: 12 }, (_, name) => call(name)));
// All calls have asked for their names.
await new Promise((asked) => silent.once('message', asked));
await promisify(brotliCompress)(Buffer.alloc(200_000, 'norma'));
order.push('packed');
await promisify(scrypt)('password', 'salt', 32);
order.push('hashed');
await readFile(settings);
order.push('read');
const troubles = await calls;
process.stdout.write(JSON.stringify({ troubles, order }), () => process.exit(0));
