import {createReadStream, existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Serves the production build on this machine, with the not-found page of each language. */
const root = path.resolve('build');
const port = Number(process.env.PORT ?? 3000);

if (!existsSync(path.join(root, 'index.html'))) {
  console.error('There is no build to serve. Run "npm run build" first.');
  process.exit(1);
}
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT="${process.env.PORT}" is not a port number between 1 and 65535.`);
  process.exit(1);
}

const serveFile = sirv(root, {extensions: ['html'], etag: true});

const server = createServer((request, response) => {
  serveFile(request, response, () => {
    const notFound = /^\/zh(\/|$)/.test(request.url ?? '') ? 'zh/404.html' : '404.html';
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'});
    createReadStream(path.join(root, notFound)).pipe(response);
  });
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const text =
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another one: PORT=3001 npm run serve` : error.message;
  console.error(text);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => console.log(`Serving the site at http://localhost:${port}`));
