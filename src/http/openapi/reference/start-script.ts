/**
 * Renders the reference after the first paint. Samples show the address of this service, and the key that the reader
 * entered instead of YOUR_KEY; the key stays in the page.
 */
export const START_SCRIPT = `'use strict';
const settings = document.getElementById('start').dataset;
const keyField = document.getElementById('key');
let api;

function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error('The renderer could not be loaded.'));
    document.head.append(script);
  });
}

function configuration(text, key) {
  const filled = text.replaceAll('https://tenure.example', location.origin);
  return {
    content: JSON.parse(key === '' ? filled : filled.replaceAll('YOUR_KEY', key)),
    withDefaultFonts: false,
    telemetry: false,
    defaultOpenAllTags: true,
    showDeveloperTools: 'never',
    hideClientButton: true,
    hiddenClients: true,
    agent: { disabled: true },
    mcp: { disabled: true },
    documentDownloadType: 'none',
    authentication: {
      preferredSecurityScheme: 'apiKey',
      securitySchemes: { apiKey: { token: key } },
    },
    customCss: ':root { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; --scalar-custom-header-height: 3rem; }',
  };
}

async function start() {
  const [text] = await Promise.all([
    fetch(settings.description).then((response) => response.text()),
    loadScript(settings.renderer),
  ]);
  api = Scalar.createApiReference('#reference', configuration(text, keyField.value.trim()));
  document.body.classList.add('rendered');
  keyField.addEventListener('change', () => {
    // The renderer encodes a key in headers: other characters would be refused there.
    const key = keyField.value.trim();
    if (/^[\\x21-\\x7e]*$/.test(key)) api.updateConfiguration(configuration(text, key));
  });
}

// The list of operations is painted first.
requestAnimationFrame(() => setTimeout(() => {
  start().catch((error) => {
    document.getElementById('state').textContent = String(error.message ?? error);
  });
}));
`;
