/**
 * Renders the reference after the first paint. Samples show the address of this service, and instead of YOUR_KEY the key that
 * the reader entered, or for a signed-in member of a tenant a test key for an hour. The key stays in the page.
 */
export const START_SCRIPT = `'use strict';
const settings = document.getElementById('start').dataset;
const keyField = document.getElementById('key');
const system = matchMedia('(prefers-color-scheme: dark)');
const portalLink = document.getElementById('portal');
const filled = document.getElementById('filled');
const RENEWAL_MS = 55 * 60 * 1000;
let api;

/** The theme that the reader chose on any page, or that of the system. */
function theme() {
  return document.documentElement.dataset.theme ?? (system.matches ? 'dark' : 'light');
}

/** The renderer keeps the theme it started with, also when that of the reader changes. */
function showTheme() {
  const dark = theme() === 'dark';
  document.body.classList.toggle('dark-mode', dark);
  document.body.classList.toggle('light-mode', !dark);
}

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
    forceDarkModeState: theme(),
    hideDarkModeToggle: true,
    hideSearch: true,
    generateOperationSlug: ({ operationId }) => operationId,
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
    customCss: ':root { --scalar-font: var(--font); --scalar-font-code: var(--mono); --scalar-custom-header-height: 3rem; }',
  };
}

/** Addresses an operation as the renderer does. Links of other pages name its id only. */
function rendererHash(paths, hash) {
  const id = decodeURIComponent(hash.slice(1));
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods)) {
      if (operation.operationId !== id) continue;
      const tag = operation.tags[0].toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      return '#tag/' + tag + '/' + id;
    }
  }
  return null;
}

function openOperation(paths) {
  const hash = rendererHash(paths, location.hash);
  if (hash !== null) location.replace(hash);
}

/** Fills in a test key if the reader is signed in and has entered no other. */
async function fillKey(update) {
  const reader = await fetch('/developers/reader').then((response) => (response.ok ? response.json() : {}));
  portalLink.hidden = reader.signedIn !== true;
  if (!reader.formToken || (keyField.value !== '' && filled.textContent === '')) return;
  const created = await fetch('/developers/api/reference-key', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Form-Token': reader.formToken },
    body: '{}',
  });
  if (!created.ok) return;
  keyField.value = (await created.json()).key;
  filled.textContent = 'Your test key, for an hour';
  update();
  setTimeout(() => fillKey(update).catch(() => undefined), RENEWAL_MS);
}

async function start() {
  const [text] = await Promise.all([
    fetch(settings.description).then((response) => response.text()),
    loadScript(settings.renderer),
  ]);
  const { paths } = JSON.parse(text);
  openOperation(paths);
  addEventListener('hashchange', () => openOperation(paths));
  api = Scalar.createApiReference('#reference', configuration(text, keyField.value.trim()));
  document.body.classList.add('rendered');
  const update = () => {
    // The renderer encodes a key in headers: other characters would be refused there.
    const key = keyField.value.trim();
    if (/^[\\x21-\\x7e]*$/.test(key)) api.updateConfiguration(configuration(text, key));
  };
  keyField.addEventListener('change', () => {
    filled.textContent = '';
    update();
  });
  // Without a key of the portal, the reader enters one.
  fillKey(update).catch(() => undefined);
  addEventListener('themechange', showTheme);
  system.addEventListener('change', showTheme);
  new MutationObserver(showTheme).observe(document.body, { attributes: true, attributeFilter: ['class'] });
  showTheme();
}

// The list of operations is painted first.
requestAnimationFrame(() => setTimeout(() => {
  start().catch((error) => {
    document.getElementById('state').textContent = String(error.message ?? error);
  });
}));
`;
