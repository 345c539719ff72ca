/** What nginx needs to know to serve a build. */
export interface NginxOptions {
  /** Absolute path of the folder that `docusaurus build` wrote. */
  root: string;
  /** Address and port, for example `127.0.0.1:8080`. */
  listen: string;
  /** Folder for the process id, temporary files and logs; it must be writable. */
  work: string;
}

/** Path prefixes of the languages other than the default one, with their not-found pages. */
const NOT_FOUND = `map $uri $not_found {
    default      /404.html;
    ~^/zh(/|$)   /zh/404.html;
  }`;

/** A complete nginx configuration that serves a build the way the site's addresses expect. */
export function nginxConfig({root, listen, work}: NginxOptions): string {
  return `daemon off;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  types {
    text/markdown md;
    application/yaml yaml yml;
  }
  charset utf-8;
  access_log off;
  sendfile on;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml text/plain;
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
  ${NOT_FOUND}
  server {
    listen ${listen};
    root ${root};
    absolute_redirect off;
    error_page 404 @not_found;

    # Browsers read "/\\host" as the address of another host, and the redirects below would send it.
    if ($uri ~ ^/\\\\\\\\) { return 404; }

    # One address per page: no .html, no /index, no slash at the end; the query stays.
    rewrite ^/index(\\.html)?$ / permanent;
    rewrite ^(/.+)/index(\\.html)?$ $1 permanent;
    rewrite ^(/.+)\\.html$ $1 permanent;
    rewrite ^(/.+)/$ $1 permanent;

    location / {
      try_files $uri $uri.html $uri/index.html =404;
      add_header Cache-Control "no-cache";
    }
    location /assets/ {
      try_files $uri =404;
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
    location /zh/assets/ {
      try_files $uri =404;
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
    # A named location: the rewrites above would turn the page's own address into a redirect.
    location @not_found {
      try_files $not_found =404;
      add_header Cache-Control "no-store" always;
    }
    location = /404 { return 404; }
    location = /zh/404 { return 404; }
  }
}
`;
}
