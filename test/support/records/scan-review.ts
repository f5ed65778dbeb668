import { call } from '../api';
import { renderScan } from '../documents/scan-file';
import type { TestService } from '../service';

const SCAN = [
  'Odalys Brandvold',
  'odalys@example.com   (419) 555-0142',
  'EXPERIENCE',
  'Forklift Operator, Maumee Cold Storage',
  'March 2019 - May 2023',
  'SKILLS',
  'Forklift, RF scanners',
];

/** Values as a blurred scan can be read: one letter of each is wrong. */
export const WRONG_VALUES = {
  name: 'Odalys Brandvolb',
  email: 'odalys@example.con',
  phone: '+14195550143',
  position: 'Forklift Operater',
  employer: 'Maumee Cold Storagc',
};

/** Parses a scan for a review, replaces five of its values by wrong ones, and returns its operation. */
export async function parseWrongScan(service: TestService, key: string): Promise<string> {
  const form = new FormData();
  const scan = new Blob([new Uint8Array(await renderScan(SCAN))], { type: 'image/png' });
  form.append('file', scan, 'resume.png');
  const response = await fetch(`${service.baseUrl}/api/v1/parse/resume?include=review`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: form,
  });
  const operationId = ((await response.json()) as { meta: { parseId: string } }).meta.parseId;
  const { body } = await call(service.baseUrl, 'GET', `/api/v1/operations/${operationId}`, { key });
  const { result } = body;
  const { name, email, phone, position, employer } = WRONG_VALUES;
  Object.assign(result.basics, { name, email, phone });
  Object.assign(result.work[0], { position, name: employer });
  result.meta.needsReview = ['/basics/name', '/basics/email', '/basics/phone', '/work/0'];
  await service.database.query('UPDATE operations SET result = $2 WHERE operation_id = $1', [
    operationId,
    JSON.stringify(result),
  ]);
  return operationId;
}

/** Creates a review of an operation and returns its link. */
export async function reviewLink(
  service: TestService,
  key: string,
  operationId: string,
  more: object = {},
): Promise<string> {
  const { body } = await call(service.baseUrl, 'POST', '/api/v1/review-sessions', {
    key,
    json: { operationId, reviewer: 'caseworker-17', returnUrl: 'https://app.example.com/done', ...more },
  });
  return String(body.url).replace(/^https?:\/\/[^/]+/, service.baseUrl);
}
