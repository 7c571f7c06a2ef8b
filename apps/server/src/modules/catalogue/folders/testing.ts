import { crc32, deflateRawSync } from 'node:zlib';
import type { PictureFolder } from '@zanga/contract/menu/menu-pictures';
import type { TestApp } from '../../../../test/harness.ts';
import { call } from '../../ordering/order/order-testing.ts';
import { encoded } from '../../pictures/testing.ts';

type Packed = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly flag?: number;
  readonly method?: number;
  readonly says?: number;
};

/** A ZIP archive, well-formed or broken as `files` say. */
export const zip = (files: readonly Packed[]): Buffer => {
  const heads: Buffer[] = [];
  const parts: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, flag = 0x800, method = 8, says = bytes.length } of files) {
    const path = Buffer.from(name);
    const data = method === 8 ? deflateRawSync(bytes) : bytes;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flag, 2);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(says, 18);
    head.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), head, path, data);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    heads.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), head, rest, path);
    at += 30 + path.length + data.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
};

/** Uploads a small archive as a browser does and waits until it has been read; returns its id. */
export const sentFolder = async (app: TestApp, token: string, files: readonly Packed[]): Promise<string> => {
  const archive = zip(files);
  const url = 'backoffice/menu/pictures';
  const payload = { name: 'foto.zip', size: archive.length };
  const { id } = (await call<PictureFolder>(app, `POST ${url}`, { token, payload })).body;
  const form = new FormData();
  form.set('at', '0');
  form.set('file', new File([new Uint8Array(archive)], 'parte'));
  const part = await encoded(form);
  const headers = { ...part.headers, authorization: `Bearer ${token}` };
  await app.http.inject({ method: 'POST', url: `/api/${url}/${id}/parts`, payload: part.payload, headers });
  const until = performance.now() + 30_000;
  for (;;) {
    const { state } = (await call<PictureFolder>(app, `GET ${url}/${id}`, { token })).body;
    if (state === 'read') return id;
    if (state !== 'reading' || performance.now() > until) throw new Error(`${id} is ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
