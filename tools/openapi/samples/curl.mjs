/** @param {import('./sample-request.mjs').SampleRequest} request */
export function curlSample({ method, address, headers, accept, json, text, files }) {
  const hasBody = json !== undefined || text !== undefined || files !== undefined;
  const usual = hasBody ? 'POST' : 'GET';
  const lines = [
    `curl ${method === usual ? '' : `-X ${method} `}${quoted(address)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(json === undefined ? [] : [`-d ${quoted(JSON.stringify(json, null, 2))}`]),
    ...(text === undefined ? [] : [`--data-binary ${quoted(text)}`]),
    ...(files ?? []).map(({ name, fileName }) => `-F ${name}=@${fileName}`),
    ...(accept === 'application/zip' ? ['-o export.zip'] : []),
  ];
  return lines.join(' \\\n  ');
}

/** A word of a shell command. */
function quoted(text) {
  return /^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
