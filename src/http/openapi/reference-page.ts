import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { AppError } from '../../platform/app-error';

/**
 * The renderer writes inline styles, so they must be allowed. Only the two scripts of this page are allowed, and no
 * other host is contacted.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_TEMPLATE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Tenure</title>
</head>
<body>
<div id="reference"><noscript>The reference needs JavaScript. The API description is also available as <a href="/api/v1/openapi.yaml">openapi.yaml</a>.</noscript></div>
<script src="/reference/renderer.js"></script>
<script src="/reference/start.js"></script>
</body>
</html>
`;

const START_SCRIPT = `Scalar.createApiReference('#reference', {
  url: '/api/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  defaultOpenAllTags: true,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'both',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'apiKey' },
  customCss: ':root { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; }',
});
`;

/** Serves the rendered reference at `/reference`, without files from other hosts. */
export function referencePage(): Router {
  const router = Router({ caseSensitive: true });
  const renderer = rendererFile();
  router.get('/reference', (_request, response) => {
    if (renderer === null) {
      throw new AppError(
        'service_unavailable',
        'This build does not include the rendered reference. See /api/v1/openapi.yaml.',
      );
    }
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    response.type('html').send(PAGE_TEMPLATE);
  });
  router.get('/reference/start.js', (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.type('text/javascript').send(START_SCRIPT);
  });
  router.get('/reference/renderer.js', (_request, response, next) => {
    if (renderer === null) return next();
    response.sendFile(renderer, { maxAge: '1h', dotfiles: 'allow' });
  });
  return router;
}

/** In a build the file is beside the compiled code; during development it is in its package. */
function rendererFile(): string | null {
  const built = path.resolve(__dirname, '../../../assets/reference-renderer.js');
  if (existsSync(built)) return built;
  try {
    return require.resolve('@scalar/api-reference/browser/standalone.js');
  } catch {
    const installed = path.resolve('node_modules/@scalar/api-reference/dist/browser/standalone.js');
    return existsSync(installed) ? installed : null;
  }
}
