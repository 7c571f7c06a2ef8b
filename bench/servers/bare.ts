import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The floor: node:http writing a buffer it already has. Arguments: file with the body, content encoding.
const [file = '', encoding = 'identity'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
};

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === '"bare"') {
    response.writeHead(304, { etag: '"bare"' });
    response.end();
    return;
  }
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('disconnect', () => process.exit(0));
