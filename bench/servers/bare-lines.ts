import { createServer, type ServerResponse } from 'node:http';

// Floor of live updates: node:http with open lines; each gets the same words at every post.
const words = `data: ${JSON.stringify({ changed: 'shop' })}\n\n`;
const lines = new Set<ServerResponse>();

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    for (const line of lines) line.write(words);
    response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(words);
  lines.add(response);
  response.on('close', () => lines.delete(response));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('disconnect', () => process.exit(0));
